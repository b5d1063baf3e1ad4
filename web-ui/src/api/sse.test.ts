import { describe, expect, it } from 'vitest';
import { MessageParser } from './sse';

describe('an event stream', () => {
  it('gives messages whole, however they are cut', () => {
    const whole = 'event: changed\ndata: {"revision": 13}\n\n: still here\n\nevent: presence\ndata: {}\n\n';
    for (let cut = 0; cut <= whole.length; cut++) {
      const parser = new MessageParser();
      expect([...parser.push(whole.slice(0, cut)), ...parser.push(whole.slice(cut))]).toEqual([
        { event: 'changed', data: '{"revision": 13}' },
        { event: 'presence', data: '{}' },
      ]);
    }
  });

  it('joins several lines of data and reads either kind of line end', () => {
    expect(new MessageParser().push('data: one\r\ndata: two\r\n\r\n')).toEqual([{ event: 'message', data: 'one\ntwo' }]);
  });
});
