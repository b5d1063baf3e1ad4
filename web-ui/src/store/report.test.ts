import { expect, it } from 'vitest';
import { openedReport, openReport } from './report';

it('knows a report from other texts', () => {
  expect(openReport('dosdemayo record 2')).toBeUndefined();
  expect(openReport('{"format": "something else"}')).toBeUndefined();
  expect(openReport('{ broken')).toBeUndefined();
  const report = { format: 'dosdemayo report 1', version: '1', edition: 'base', step: 0, replay: { steps: [] }, record: '' };
  expect(openReport(JSON.stringify(report))?.edition).toBe('base');
  expect(openedReport()?.version).toBe('1');
});
