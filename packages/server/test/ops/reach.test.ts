/** What the process says of how others come to it: every address they can use, and none that only works here. */
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { reachLine } from '../../src/ops/reach.ts';

const face = (address: string, internal = false) => {
  const family = address.includes(':') ? 'IPv6' : 'IPv4';
  return { address, family, internal } as NetworkInterfaceInfo;
};
const FACES = {
  lo: [face('127.0.0.1', true), face('::1', true)],
  eth0: [face('192.168.1.5'), face('fe80::1'), face('2001:db8::5'), face('fd00::5')],
  eth1: [face('10.0.0.7'), face('169.254.3.4')],
};
const line = (host: string, publicUrl: string | null = null) =>
  reachLine({ host, publicUrl }, 3000, () => FACES);

it('names the addresses by which others reach a server that listens everywhere', () => {
  const four = 'http://192.168.1.5:3000';
  expect(line('0.0.0.0')).toBe(`Others reach it at ${four} or http://10.0.0.7:3000`);
  expect(line('::')).toBe(
    `Others reach it at ${four} or http://[2001:db8::5]:3000 or http://10.0.0.7:3000`,
  );
  const none = reachLine({ host: '0.0.0.0', publicUrl: null }, 3000, () => ({ lo: FACES.lo }));
  expect(none).toBe('No address was found at which others reach this machine.');
});

it.each(['127.0.0.1', '127.0.1.1', 'localhost', '::1'])('says how to let others in at %s', (host) =>
  expect(line(host)).toBe('Only this machine reaches it: HOST=0.0.0.0 lets others in.'),
);

it('has nothing to add where the address itself is told', () => {
  expect(line('192.168.1.5')).toBe('');
  expect(line('127.0.0.1', 'https://gosu.example')).toBe('');
  expect(line('0.0.0.0', 'https://gosu.example')).toBe('');
});

it('serves where the system may not be asked for addresses, and asks only where they are told', () => {
  const refuse = () => {
    throw new Error('uv_interface_addresses returned Unknown system error 97');
  };
  const said = (host: string, publicUrl: string | null) =>
    reachLine({ host, publicUrl }, 3000, refuse);
  expect(said('0.0.0.0', 'https://gosu.example')).toBe('');
  expect(said('127.0.0.1', null)).toMatch(/^Only this machine/);
  expect(said('0.0.0.0', null)).toMatch(/^No address was found/);
});
