/**
 * Which addresses of strangers our server may call: what anybody could call. Never this machine, the network it stands in, or
 * what only looks like the open network (RFC 6890).
 */
import { BlockList, isIP } from 'node:net';

const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** All that is given out to anybody; of it not what stands for IPv4 addresses (Teredo, 6to4) or is for examples. */
const PUBLIC_6 = '2000::/3';
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const notPublic4 = listOf(NOT_PUBLIC_4, 'ipv4');
const public6 = listOf([PUBLIC_6], 'ipv6');
const notPublic6 = listOf(NOT_PUBLIC_6, 'ipv6');

/** False for what is no address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic4.check(address, 'ipv4');
  if (family !== 6 || address.includes('%')) return false;
  return public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}

/** Below are the services of machines; https has its own. */
const LEAST_PORT = 1024;

/**
 * Whether an address may be one of a player. What its name stands for is looked at when it is called. `isOpen`: the operator allows
 * plain http and any machine.
 */
export function isHookAddress(text: string, isOpen: boolean): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (isOpen) return /^https?:$/.test(url.protocol);
  if (url.protocol !== 'https:' || (url.port !== '' && Number(url.port) < LEAST_PORT)) return false;
  const name = hostOf(url);
  return isIP(name) === 0 || isPublicAddress(name);
}

/** Without the brackets of IPv6. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
