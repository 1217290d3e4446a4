/** Whose word counts about where a request comes from: that of the proxies the operator named, and of nobody else. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

/** `hop`: 0 for the one we are connected to. */
export type IsTrusted = (address: string, hop: number) => boolean;

const LOOPBACK = ['127.0.0.0/8', '::1/128'];

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

export function trustOf(trust: Config['trustProxy']): IsTrusted {
  if (trust === false) return () => false;
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  const list = new BlockList();
  for (const one of trust.flatMap((name) => (name === 'loopback' ? LOOPBACK : [name]))) {
    const [address = '', bits] = one.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => {
    const one = plain(address);
    try {
      return list.check(one, familyOf(one));
    } catch {
      return false;
    }
  };
}

/** Where a request comes from, as far as we can know. */
export function callerAddress(request: IncomingMessage, isTrusted: IsTrusted): string {
  const header = request.headers['x-forwarded-for'];
  const told = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const way = told
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .reverse();
  let address = request.socket.remoteAddress ?? '';
  for (const [hop, before] of way.entries()) {
    if (!isTrusted(address, hop)) break;
    address = before;
  }
  return plain(address);
}
