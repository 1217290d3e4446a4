/** What whoever starts a server reads of how others come to it: at which addresses, or how to let them in. */
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Config } from '../config.ts';

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;

/** Addresses for one's own machine only. */
const HERE = /^(localhost|127\..*|::1)$/i;
/** What the whole internet can route (2000::/3). */
const GLOBAL_IPV6 = /^[23][\da-f]{3}:/i;

/** One line; empty where nothing is left to say. */
export function reachLine(
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
  port: number,
  interfaces: () => Interfaces = networkInterfaces,
): string {
  if (publicUrl !== null) return '';
  if (HERE.test(host)) return 'Only this machine reaches it: HOST=0.0.0.0 lets others in.';
  if (host !== '0.0.0.0' && host !== '::') return '';
  const found = Object.values(told(interfaces))
    .flatMap((list) => list ?? [])
    .filter((one) => isForOthers(one, host === '::'))
    .map(({ address, family }) => `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`);
  if (found.length === 0) return 'No address was found at which others reach this machine.';
  return `Others reach it at ${[...new Set(found)].join(' or ')}`;
}

/** A service may be kept from asking the system (RestrictAddressFamilies of systemd): that is no reason not to serve. */
function told(interfaces: () => Interfaces): Interfaces {
  try {
    return interfaces();
  } catch {
    return {};
  }
}

function isForOthers({ address, family, internal }: NetworkInterfaceInfo, withIpv6: boolean) {
  if (internal) return false;
  return family === 'IPv4'
    ? !address.startsWith('169.254.')
    : withIpv6 && GLOBAL_IPV6.test(address);
}
