import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The unit that counts as one caller: an IPv4 address, or the /64 network that one customer of a provider gets.
 * Undefined for this machine itself: the pages of the site call the API from here for their visitors.
 */
export function callerOf(ip: string): string | undefined {
  if (isIP(ip) === 0) return undefined;
  const address = ipaddr.process(ip);
  if (address.range() === 'loopback') return undefined;
  if (address instanceof ipaddr.IPv4) return address.toString();
  const parts = address.parts.slice(0, 4);
  return `${parts.map((part) => part.toString(16)).join(':')}::/64`;
}
