/** A report of a problem: what one seat has seen, step by step, in a file that can be opened again. */
import type { SeatClient } from '@src/api/client';
import type { Edition, Replay, Viewpoint } from '@src/api/types';
import { facts } from './facts';

const FORMAT = 'dosdemayo report 1';

export interface Report {
  format: typeof FORMAT;
  version: string;
  /** Whole: it may be a player's own, which no server offers by its name. */
  edition: Edition;
  /** Up to where the game was looked at. */
  step: number;
  replay: Replay;
  /** The record as far as this seat may know it, without names. */
  record: string;
}

let opened: Report | undefined;

/** Everything up to a step, or to now. The game keeps its name to itself. */
export async function makeReport(client: SeatClient, seen: { edition: Edition; viewpoint: Viewpoint }, step?: number): Promise<string> {
  const [{ version }, replay, record] = await Promise.all([facts(), client.replay(seen.viewpoint), client.report(step)]);
  const steps = replay.steps.filter((one) => step === undefined || one.step <= step);
  const report: Report = { format: FORMAT, version, edition: seen.edition, step: steps.length - 1, replay: { ...replay, game: 'report', viewpoints: [seen.viewpoint], steps }, record };
  return `${JSON.stringify(report)}\n`;
}

/** A report in a text, if it is one. It is kept for the page that shows it. */
export function openReport(text: string): Report | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const found = JSON.parse(text) as Partial<Report>;
    opened = found.format === FORMAT && Array.isArray(found.replay?.steps) && Array.isArray(found.edition?.cards) ? (found as Report) : undefined;
  } catch {
    opened = undefined;
  }
  return opened;
}

export const openedReport = (): Report | undefined => opened;
