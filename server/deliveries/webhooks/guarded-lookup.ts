import { lookup } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import { Undeliverable } from '../undeliverable.ts';

/** The networks that webhooks may reach although they are not public, such as 10.0.0.0/8. */
export type AllowedNetworks = readonly string[];

interface ReachRule {
  /** Public addresses are not reached either. */
  onlyAllowed: boolean;
}

/** Without TLS a call goes to listed networks only. */
export const ruleOf = ({ protocol }: URL): ReachRule => ({ onlyAllowed: protocol === 'http:' });

/** The IP address that a URL has instead of a name. */
export function literalOf({ hostname }: URL): string | undefined {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) ? literal : undefined;
}

/** Whether a webhook may go to this address. */
export function isReachable(
  address: string,
  networks: AllowedNetworks,
  { onlyAllowed }: ReachRule = { onlyAllowed: false },
): boolean {
  const ip = ipaddr.process(address);
  const isListed = networks.some((network) => {
    const [range, bits] = ipaddr.parseCIDR(network.includes('/') ? network : wholeAddress(network));
    return range.kind() === ip.kind() && ip.match(range, bits);
  });
  return isListed || (!onlyAllowed && isPublic(ip));
}

/** All that was given out for everybody. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Addresses of version 6 below 2000::/3 and above it are none of the Internet, and some carry one of version 4, which
 * would be reached in their place: `::7f00:1` is 127.0.0.1. Translators and tunnels (64:ff9b::/96, 6to4, Teredo) are no
 * unicast here, wherever they lead.
 */
const isPublic = (ip: ReturnType<typeof ipaddr.process>): boolean =>
  ip.range() === 'unicast' && (ip.kind() === 'ipv4' || ip.match(...PUBLIC_IPV6));

const wholeAddress = (address: string) => `${address}/${ipaddr.parse(address).kind() === 'ipv4' ? 32 : 128}`;

/**
 * Looks a name up, and leaves out addresses that webhooks must not reach. The connection uses this answer, so a second
 * look-up with another answer changes nothing.
 */
export const guardedLookup =
  (networks: AllowedNetworks, rule: ReachRule): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const reachable = addresses.filter(({ address }) => isReachable(address, networks, rule));
      const [first] = reachable;
      if (!first) return callback(new Undeliverable('private_network'), '');
      if (options.all) callback(null, reachable);
      else callback(null, first.address, first.family);
    });
  };

/** A file of webhooks is not looked at for longer. */
const LOOKUP_MS = 3_000;

/**
 * Whether a webhook may reach none of the addresses of a URL. False for a name that cannot be looked up at the moment.
 */
export async function isOutOfReach(url: string, networks: AllowedNetworks): Promise<boolean> {
  const target = new URL(url);
  const literal = literalOf(target);
  const addresses = literal === undefined ? await addressesOf(target.hostname) : [literal];
  return addresses.length > 0 && !addresses.some((one) => isReachable(one, networks, ruleOf(target)));
}

/** Empty if no answer comes in time. */
async function addressesOf(hostname: string): Promise<string[]> {
  const answer = lookUp(hostname, { all: true }).catch(() => []);
  const addresses = await Promise.race([answer, wait(LOOKUP_MS, [], { ref: false })]);
  return addresses.map(({ address }) => address);
}
