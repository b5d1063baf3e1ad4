/** A draft of orders, measured against the options that the server names. Pure: every change gives a new sheet. */
import type { PlaceId } from '@src/board/types';
import type { FrenchOrderOptions, OrderText, SpanishGroup, SpanishOrderOptions } from '@src/api/types';

export type SheetOptions = FrenchOrderOptions | SpanishOrderOptions;

export interface Line {
  /** 0 is outside. */
  origin: number;
  destination: number;
  /** Written only where the number is not the group's own. */
  cubes?: number;
}

export type Sheet = readonly Line[];

const FORM = /^(?:(\d+)x)?(\d*)-(\d+)$/;

export const write = ({ origin, destination, cubes }: Line): OrderText => `${cubes ? `${cubes}x` : ''}${origin || ''}-${destination}`;

export function read(text: OrderText): Line | undefined {
  const match = FORM.exec(text.replaceAll(' ', ''));
  if (!match) return undefined;
  const [, cubes, origin, destination] = match;
  return { origin: Number(origin), destination: Number(destination), ...(cubes ? { cubes: Number(cubes) } : {}) };
}

/** Orders name outside by what they lead into; the board by the box. */
export const placeOf = (line: Pick<Line, 'origin' | 'destination'>): PlaceId => (line.origin ? String(line.origin) : `o${line.destination}`);

const isFrom = (line: Line, place: PlaceId) => placeOf(line) === place;
export const sameRoute = (a: Line, b: Line) => a.origin === b.origin && a.destination === b.destination;

interface Way {
  line: Line;
  group: SheetOptions['groups'][number];
}

function waysFrom(options: SheetOptions, place: PlaceId): Way[] {
  return options.groups.flatMap((group) =>
    group.destinations
      .map((destination) => ({ line: { origin: group.origin, destination }, group }))
      .filter(({ line }) => placeOf(line) === place),
  );
}

export function counts(options: FrenchOrderOptions, sheet: Sheet): { counted: number; free: number } {
  const counted = sheet.filter((line) => waysFrom(options, placeOf(line)).some(({ group }) => 'counted' in group && group.counted)).length;
  return { counted, free: sheet.length - counted };
}

function frenchHasRoom(options: FrenchOrderOptions, sheet: Sheet, { line, group }: Way): boolean {
  const placed = sheet.filter((other) => isFrom(other, placeOf(line))).length;
  const isCounted = 'counted' in group && group.counted;
  return placed < group.cubes && (!isCounted || counts(options, sheet).counted < options.limit);
}

/** Places from which one more order could be given, or the given one changed. */
export function origins(options: SheetOptions, sheet: Sheet): PlaceId[] {
  const all = options.groups.flatMap((group) => group.destinations.map((destination) => placeOf({ origin: group.origin, destination })));
  return [...new Set(all)].filter((place) => targets(options, sheet, place).length > 0);
}

export function targets(options: SheetOptions, sheet: Sheet, from: PlaceId): number[] {
  return waysFrom(options, from)
    .filter(({ line }) => !sheet.some((other) => sameRoute(other, line)))
    .filter((way) => options.side === 'spanish' || frenchHasRoom(options, sheet, way))
    .map(({ line }) => line.destination);
}

const spanishGroup = (options: SheetOptions, origin: number): SpanishGroup | undefined =>
  options.side === 'spanish' ? options.groups.find((group) => group.origin === origin) : undefined;

/** A Spanish group has one order; a card may allow more, and then each has its number. */
function mayShare(options: SheetOptions, sheet: Sheet, group: SpanishGroup): boolean {
  if (options.side !== 'spanish') return false;
  const split = new Set(sheet.filter(({ origin }, _, all) => all.filter((line) => line.origin === origin).length > 1).map(({ origin }) => origin));
  return group.most > 1 && (split.has(group.origin) || split.size < options.splits);
}

function joined(group: SpanishGroup, sheet: Sheet, line: Line): Sheet {
  const own = sheet.filter(({ origin }) => origin === group.origin);
  const used = own.reduce((sum, { cubes }) => sum + (cubes ?? group.most), 0);
  const free = group.most - used;
  const donor = free > 0 ? undefined : own.find(({ cubes }) => (cubes ?? group.most) > 1);
  if (free <= 0 && !donor) return sheet;
  const numbered = sheet.map((other) => {
    if (other.origin !== group.origin) return other;
    const cubes = other.cubes ?? group.most;
    return { ...other, cubes: other === donor ? cubes - 1 : cubes };
  });
  return [...numbered, { ...line, cubes: Math.max(1, free) }];
}

export function add(options: SheetOptions, sheet: Sheet, from: PlaceId, to: number): Sheet {
  const way = waysFrom(options, from).find(({ line }) => line.destination === to);
  if (!way || sheet.some((other) => sameRoute(other, way.line))) return sheet;
  const group = spanishGroup(options, way.line.origin);
  const isFirst = !sheet.some((other) => isFrom(other, from));
  if (!group || isFirst) return [...sheet, way.line];
  if (mayShare(options, sheet, group)) return joined(group, sheet, way.line);
  return [...sheet.filter((other) => !isFrom(other, from)), way.line];
}

export function remove(options: SheetOptions, sheet: Sheet, line: Line): Sheet {
  const rest = sheet.filter((other) => !sameRoute(other, line));
  const own = rest.filter(({ origin }) => origin === line.origin);
  // The last order left of a split group takes the whole group again.
  return spanishGroup(options, line.origin) && own.length === 1 ? rest.map((other) => (other === own[0] ? withCubes(other) : other)) : rest;
}

function withCubes({ origin, destination }: Line, cubes?: number): Line {
  return { origin, destination, ...(cubes ? { cubes } : {}) };
}

/** The numbers among which the player may choose for an order; nothing where there is no choice. */
export function range(options: SheetOptions, sheet: Sheet, line: Line): { value: number; min: number; max: number } | undefined {
  const group = spanishGroup(options, line.origin);
  if (!group || options.side !== 'spanish') return undefined;
  const others = sheet.filter((other) => other.origin === line.origin && !sameRoute(other, line));
  const max = group.most - others.reduce((sum, { cubes }) => sum + (cubes ?? group.most), 0);
  const open = group.numbered || others.length > 0 || mayShare(options, sheet, group);
  return open && (max > 1 || others.length > 0) ? { value: line.cubes ?? group.most, min: 1, max } : undefined;
}

export function setCubes(options: SheetOptions, sheet: Sheet, line: Line, cubes: number): Sheet {
  const group = spanishGroup(options, line.origin);
  const alone = sheet.filter(({ origin }) => origin === line.origin).length === 1;
  const unwritten = alone && cubes === group?.most;
  return sheet.map((other) => (sameRoute(other, line) ? withCubes(other, unwritten ? undefined : cubes) : other));
}

/** Whether an order needs a card that is still in hand (5.7). */
export const isRisky = (options: SheetOptions, { origin, destination }: Line): boolean =>
  spanishGroup(options, origin)?.risky.includes(destination) ?? false;
