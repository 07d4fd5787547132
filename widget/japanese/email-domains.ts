/** Common domains in Japan, more common ones first. `|` separates the provider from the ending. */
export const PROVIDERS =
  'gmail|com yahoo|co.jp icloud|com docomo|ne.jp ezweb|ne.jp au|com softbank|ne.jp i.softbank|jp hotmail|com hotmail|co.jp outlook|jp outlook|com live|jp live|com yahoo|com yahoo|ne.jp ymail|ne.jp me|com mac|com msn|com nifty|com nifty|ne.jp ocn|ne.jp so-net|ne.jp biglobe|ne.jp rakuten|jp ymobile|ne.jp ymobile1|ne.jp uqmobile|jp plala|or.jp'
    .split(' ')
    .map((entry) => {
      const [provider = '', ending = ''] = entry.split('|');
      return [provider, ending] as const;
    });

const DOMAINS = PROVIDERS.map(([provider, ending]) => `${provider}.${ending}`);
const OFFERED = 6;

/**
 * The addresses that one tap may complete: those of the most common domains that begin as the typed one. None before the
 * at-sign, and none once the domain is one of them.
 */
export function emailCompletions(text: string): readonly string[] {
  const [, local, beginning = ''] = /^([^@\s]+)@([^@\s]*)$/.exec(text) ?? [];
  const domain = beginning.toLowerCase();
  if (!local || DOMAINS.includes(domain)) return [];
  const matches = DOMAINS.filter((one) => one.startsWith(domain));
  return matches.slice(0, OFFERED).map((one) => `${local}@${one}`);
}
