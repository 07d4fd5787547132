import { firstQuotes } from '#contract/calls/site.ts';
import { amountText } from '#contract/life/follow-up.ts';
import type { MadeClaims } from '#contract/site/claims.ts';
import { mostQuotes } from '#contract/site/shop-facts.ts';
import { nowWords } from '#contract/site/shop-words.ts';
import type { SiteSettings } from '#contract/site/site-settings.ts';
import { call } from '../../data/call.ts';
import { inTime } from '../../data/in-time.server.ts';
import { logFailure } from '../../data/outcome.ts';
import type { Site } from '../../settings/context.ts';
import { BEFORE_SENDING, beforeSendingWords } from './messages.ts';
import { SAMPLE_QUOTES } from './sample-quotes.ts';

/** Sellers have pages of their own here, for which somebody answers. With another API there are none. */
export const hasOwnRequests = ({ operator, apiBase }: SiteSettings): boolean =>
  operator !== undefined && apiBase === '';

/** The hours until half of the requests have their first quote; null where the site cannot say it. */
export async function firstQuoteHours({
  settings,
  api,
}: Pick<Site, 'settings' | 'api'>): Promise<number | null> {
  if (!hasOwnRequests(settings)) return null;
  const reading = call(firstQuotes, { api }).then(
    ({ median_hours }) => median_hours,
    (error: unknown) => {
      logFailure('first quotes', error);
      return null;
    },
  );
  return inTime(reading, null);
}

/**
 * Answers for a seller before sending, for a first screen; undefined where the site cannot say it.
 * @param claims those of the page, with the shops that it speaks of
 */
export async function loadBeforeSending(site: Pick<Site, 'settings' | 'api'>, claims: Promise<MadeClaims>) {
  const { settings } = site;
  if (!hasOwnRequests(settings)) return undefined;
  const [hours, { shops }] = await Promise.all([firstQuoteHours(site), claims]);
  const { disclosure } = settings;
  const { goods, knows } = BEFORE_SENDING;
  const most = mostQuotes(shops);
  return {
    ...beforeSendingWords(disclosure, hours, nowWords(shops)),
    // Where one shop answers, there is nothing to compare.
    sample: most !== 1 && {
      goods,
      quotes: SAMPLE_QUOTES.slice(0, most || undefined).map((quote) => ({
        name: quote.name,
        amount: amountText(quote),
      })),
      knows: knows[disclosure.release],
    },
  };
}

export type BeforeSendingData = NonNullable<Awaited<ReturnType<typeof loadBeforeSending>>>;
