/** E4: which addresses a player may give to be called at, and which of them are anybody's. */
import { describe, expect, it } from 'vitest';
import { isHookAddress, isPublicAddress } from '../../src/accounts/public-address.ts';

describe('addresses', () => {
  it.each([
    '8.8.8.8',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '2606:4700::1111',
    '2a00:1450:4007::200e',
  ])('that anybody may call: %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '100::1',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2606:4700::1111%1',
    'localhost',
    '',
  ])('of machines and networks of our own, or none: %s', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  );

  it.each([
    'https://hooks.example/x?y=z',
    'https://hooks.example:8443/x',
    'https://8.8.8.8/x',
    'https://[2606:4700::1111]/',
  ])('a player may give: %s', (url) => expect(isHookAddress(url, false)).toBe(true));

  it.each([
    'http://hooks.example/x',
    'https://hooks.example:25/x',
    'https://user@hooks.example/x',
    'https://user:word@hooks.example/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://0177.0.0.1/x',
    'https://127.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'ftp://hooks.example/x',
    'file:///etc/passwd',
    'not an address',
  ])('nobody may give: %s', (url) => expect(isHookAddress(url, false)).toBe(false));

  it('an operator may allow networks of their own, and no other schemes', () => {
    expect(isHookAddress('http://127.0.0.1:1/x', true)).toBe(true);
    expect(isHookAddress('http://user@127.0.0.1:1/x', true)).toBe(false);
    expect(isHookAddress('file:///etc/passwd', true)).toBe(false);
  });
});
