import { EMAIL_CHARACTERS } from '#contract/customer/email.ts';
import { PROVIDERS } from './email-domains.ts';

/** Providers with only one ending. Any other common ending is a mistake: gmail.co.jp, docomo.com. */
const ONE_ENDING = /^(gmail|icloud|docomo|ezweb)\.(com|net|jp|(co|ne|or)\.jp)$/;

/** Domains that exist but are almost always a mistake for another one. */
const SLIPS: Record<string, string> = {
  'yahoo.jp': 'yahoo.co.jp',
  'softbank.co.jp': 'softbank.ne.jp',
  'plala.ne.jp': 'plala.or.jp',
};

const cell = (row: readonly number[], column: number) => row[column] ?? Infinity;

/** The number of letters inserted, left out, replaced or swapped (Damerau–Levenshtein, optimal alignment). */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = [0, ...b].map((_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(cell(last, j) + 1, cell(row, j - 1) + 1, cell(last, j - 1) + (same ? 0 : 1));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, cell(beforeLast, j - 2) + 1);
      row[j] = cost;
    }
    beforeLast = last;
    last = row;
  }
  return cell(last, b.length);
}

/** Another first letter is usually another provider (mail.com, ymail.com, email.com), unless two letters are swapped. */
const beginsAlike = (a: string, b: string) => a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);

/** The number of typing mistakes between a known domain and the typed one; Infinity if it is probably another domain. */
function slips(domain: string, provider: string, ending: string): number {
  const candidate = `${provider}.${ending}`;
  const letters = (text: string) => text.replace(/[.-]/g, '');
  if (letters(domain) === letters(candidate) || candidate.startsWith(`${domain}.`)) return 1;

  const labels = domain.split('.');
  const depth = provider.split('.').length;
  const typedProvider = labels.slice(0, depth).join('.');
  const typedEnding = labels.slice(depth).join('.');

  const inProvider = distance(typedProvider, provider);
  const maxSlips = provider.length < 5 ? 0 : provider.length < 8 ? 1 : 2;
  if (inProvider > maxSlips || !beginsAlike(typedProvider, provider)) return Infinity;
  // au.co and me.cm may be real domains.
  if (provider.length < 4 && typedEnding.length < 3) return Infinity;
  const inEnding = ending.startsWith(`${typedEnding}.`) ? 1 : distance(typedEnding, ending);
  return inEnding > 1 ? Infinity : inProvider + inEnding;
}

function nearestDomain(domain: string): string | undefined {
  if (SLIPS[domain]) return SLIPS[domain];
  const only = ONE_ENDING.exec(domain)?.[1];
  let nearest: string | undefined;
  let fewest = Infinity;
  for (const [provider, ending] of PROVIDERS) {
    const candidate = `${provider}.${ending}`;
    if (domain === candidate) return;
    const count = only === provider ? 1 : slips(domain, provider, ending);
    if (count < fewest) {
      nearest = candidate;
      fewest = count;
    }
  }
  return nearest;
}

/**
 * The address that the seller probably meant, if the domain looks like a common one with a typing mistake. The form
 * offers it as a correction with one tap. Undefined for correct domains and for domains that may be real.
 */
export function suggestEmail(text: string): string | undefined {
  if (text.length > EMAIL_CHARACTERS) return;
  const [local, domain, ...more] = text.trim().split('@');
  if (!local || !domain || more.length > 0) return;
  const guess = nearestDomain(domain.toLowerCase());
  return guess && `${local}@${guess}`;
}

/** Endings that no domain has, and that fingers make of `com`, `jp` and `net`. */
const SLIPPED_ENDING = /\.(?:[a-z]|con|cmo|ocm|cpm|cim|vom|xom|comm?p|comm|coom|jpp|jpn|nte|nett|ney)$/i;
/** A host that is not in ASCII, as browsers write it. Hardly anybody has mail there. */
const FOREIGN_HOST = /@(?:.*\.)?xn--/i;

/** The end of an address that mail hardly reaches, for a question without a suggestion. */
export function unlikelyHost(text: string): string | undefined {
  if (text.length > EMAIL_CHARACTERS || suggestEmail(text) !== undefined) return;
  const host = text.trim().split('@').at(-1);
  if (FOREIGN_HOST.test(text)) return host;
  return SLIPPED_ENDING.exec(host ?? '')?.[0];
}
