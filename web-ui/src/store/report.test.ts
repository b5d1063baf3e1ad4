import { expect, it } from 'vitest';
import { edition } from '@src/fixtures/edition';
import { openedReport, openReport } from './report';

it('knows a report from other texts', () => {
  expect(openReport('dosdemayo record 2')).toBeUndefined();
  expect(openReport('{"format": "something else"}')).toBeUndefined();
  expect(openReport('{ broken')).toBeUndefined();
  expect(openReport('{"format": "dosdemayo report 1", "edition": "base", "replay": { "steps": [] }}')).toBeUndefined();
  const report = { format: 'dosdemayo report 1', version: '1', edition, step: 0, replay: { steps: [] }, record: '' };
  expect(openReport(JSON.stringify(report))?.edition.name).toBe('base');
  expect(openedReport()?.version).toBe('1');
});
