import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Undeliverable } from '../deliveries/undeliverable.ts';

/** The networks that webhooks may reach although they are not public, such as 10.0.0.0/8. */
export type AllowedNetworks = readonly string[];

/** Whether a webhook may go to this address. */
export function isReachable(
  address: string,
  allowed: AllowedNetworks,
  { onlyAllowed = false } = {},
): boolean {
  const ip = ipaddr.process(address);
  const isListed = allowed.some((network) => {
    const [range, bits] = ipaddr.parseCIDR(network.includes('/') ? network : wholeAddress(network));
    return range.kind() === ip.kind() && ip.match(range, bits);
  });
  return isListed || (!onlyAllowed && ip.range() === 'unicast');
}

const wholeAddress = (address: string) => `${address}/${ipaddr.parse(address).kind() === 'ipv4' ? 32 : 128}`;

/**
 * Looks a name up, and leaves addresses out that webhooks must not reach. The connection goes to what is answered here,
 * so a name that is looked up a second time with another answer changes nothing.
 */
export const guardedLookup =
  (allowed: AllowedNetworks, rule: { onlyAllowed: boolean }): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const reachable = found.filter(({ address }) => isReachable(address, allowed, rule));
      const [first] = reachable;
      if (!first) return callback(new Undeliverable('private_network'), '');
      if (options.all) callback(null, reachable);
      else callback(null, first.address, first.family);
    });
  };
