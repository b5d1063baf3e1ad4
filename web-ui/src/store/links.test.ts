import { expect, it } from 'vitest';
import { isLocal, whole } from './links';

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.0.2', false],
  ['127.example.org', false],
  ['madrid.example', false],
])('%s is this computer alone: %s', (name, local) => expect(isLocal(name)).toBe(local));

it('puts the address of the server before a link', () => expect(whole('/join/x#y', 'http://192.168.0.2:8808')).toBe('http://192.168.0.2:8808/join/x#y'));
