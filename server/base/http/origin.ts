import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { Refusal } from '../errors.ts';
import { SERVER_MESSAGES } from '../messages.ts';

/** The refusal for a host name that no setting names. */
export const MISDIRECTED = {
  code: 'misdirected',
  status: 421,
  message: 'このアドレスではご利用いただけません。運営者の方へ：公開するURLをSITE_URLに設定してください',
  details: [],
} as const;

/**
 * The origin of the site: the operator's setting. Without the setting, the name that the visitor asked for counts only
 * on this machine and in a private network, where QA opens the site on a phone. Anywhere else a visitor could choose
 * the name that pages, mails and caches then repeat.
 * @returns undefined for a host name that no setting names
 * @throws Refusal 400 for a malformed Host
 */
export function siteOrigin(
  { protocol, host }: Pick<FastifyRequest, 'host' | 'protocol'>,
  siteUrl: string,
): string | undefined {
  if (siteUrl) return new URL(siteUrl).origin;
  const address = `${protocol}://${host || 'localhost'}`;
  const entry = origins.get(address);
  if (entry) return entry.origin;
  const origin = privateOrigin(address, host || 'localhost');
  origins.set(address, { origin });
  return origin;
}

/** The names that were asked for last: every page needs the origin, and visitors ask for few names. */
const origins = new LRUCache<string, { origin: string | undefined }>({
  maxSize: 64 * 1024,
  sizeCalculation: (_origin, address) => address.length,
});

function privateOrigin(origin: string, hostHeader: string): string | undefined {
  if (!URL.canParse(origin)) throw new Refusal('malformed_address');
  const { hostname, host } = new URL(origin);
  if (host.toLowerCase() !== hostHeader.toLowerCase().replace(/:(80|443)$/, ''))
    throw new Refusal('malformed_address');
  return isPrivate(hostname) ? origin : undefined;
}

/** The refusal for a form that a page of another site sends. */
export const FOREIGN_FORM = {
  code: 'foreign_form',
  status: 400,
  message: SERVER_MESSAGES.foreignForm,
  details: [],
} as const;

/** `not elsewhere`: unless the browser says that another site has sent it. */
type Silent = 'anywhere' | 'not elsewhere' | 'here';

/**
 * Whether the browser says that a page of another site sent the form. The router would report it as a fault of the
 * server.
 * @param sender the headers Origin and Sec-Fetch-Site of the form
 * @param silent how a form is taken that does not say where it comes from; `here`: it is foreign too
 */
export function isForeignForm(sender: Sender, origin: string, silent: Silent = 'anywhere'): boolean {
  if (sender.origin !== undefined) return sender.origin !== origin;
  if (silent === 'not elsewhere') return !OWN_SITES.includes(sender.site);
  return silent === 'here';
}

interface Sender {
  origin: string | undefined;
  site: string | undefined;
}

/** From this site, by the visitor’s own hand, or from a browser that does not say. */
const OWN_SITES: readonly (string | undefined)[] = ['same-origin', 'none', undefined];

const PRIVATE = ['loopback', 'private', 'linkLocal', 'uniqueLocal'];

function isPrivate(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) !== 0 && PRIVATE.includes(ipaddr.process(address).range());
}
