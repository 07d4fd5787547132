import { RESULTS } from '#art/index/results.ts';
import { daysLater } from '#contract/base/japanese-days.ts';
import { CATEGORIES } from '#contract/goods/categories.ts';
import type { ContactRelease, Disclosed } from '#contract/life/follow-up.ts';
import { jpegUrl } from '#contract/site/picture.ts';
import { SAMPLE_QUOTES } from '../../../blocks/before-sending/sample-quotes.ts';
import type { OwnShop } from '../compare-quotes.ts';
import type { ShownRequest } from '../request-call.server.ts';
import { SAMPLE } from './messages.ts';

/** A uuid for each shop of the sample. */
const uuidOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;

/** The moments of the sample: its request came in two days ago, in the evening. */
const momentsOf = (today: string) => {
  const at = (days: number, time: string) =>
    new Date(`${daysLater(today, days)}T${time}:00+09:00`).toISOString();
  return {
    sent: at(-2, '20:14'),
    told: at(-2, '20:15'),
    looked: [at(-1, '10:05'), at(-1, '10:40'), at(-1, '11:20'), at(-1, '13:30')],
    quoted: [at(-1, '15:20'), at(-1, '11:05'), at(-1, '13:10')],
    asked: at(-1, '14:02'),
    opened: at(-1, '16:45'),
  };
};

/** A shop that has said nothing yet and knows the goods only. */
const shopOf = (nth: number, name: string, since: string, told: string): OwnShop => ({
  uuid: uuidOf(nth),
  name,
  tel: '',
  licence: '',
  recent_quotes: 0,
  answer_hours: null,
  distance_km: null,
  state: 'opened',
  since,
  why: null,
  quote: null,
  may: ['refuse'],
  pending: null,
  learned: (['goods', 'photos'] as const).map((what) => ({ what, at: told })),
  questions: [],
  release: null,
  review: null,
  visit: null,
  visit_end: null,
  paper_day: null,
  cases: [],
  may_report: [],
});

/**
 * A request that is made up, as its seller would see it today: three quotes, a question, and a shop that is still to
 * answer.
 * @param release by the setting of the site: whether shops know the contact before they are chosen
 * @param most the shops that a request goes to on this site, where that is known: the sample has no more
 */
export function sampleRequest(today: string, release: ContactRelease, most?: number): ShownRequest {
  const moments = momentsOf(today);
  const contactAt = (nth: number): { what: Disclosed; at: string }[] => {
    const at = moments.looked[nth];
    return release === 'all' && at ? [{ what: 'contact', at }] : [];
  };
  const quoting = SAMPLE_QUOTES.map(({ name, ...offer }, nth): OwnShop => {
    const givenAt = moments.quoted[nth] ?? moments.sent;
    const shop = shopOf(nth, name, givenAt, moments.told);
    return {
      ...shop,
      state: 'quoted',
      quote: { ...offer, valid_until: daysLater(today, 12 + nth), items: null, given_at: givenAt },
      may: ['choose', 'refuse'],
      learned: [...shop.learned, ...contactAt(nth)],
    };
  });
  const asking = shopOf(quoting.length, SAMPLE.shops.asking, moments.asked, moments.told);
  const question = {
    uuid: uuidOf(100),
    asked_at: moments.asked,
    text: SAMPLE.question,
    answer: null,
    answered_at: null,
    held_back: false,
  };
  const shops: OwnShop[] = [
    ...quoting,
    { ...asking, state: 'asked', questions: [question], learned: [...asking.learned, ...contactAt(3)] },
    shopOf(quoting.length + 1, SAMPLE.shops.opened, moments.opened, moments.told),
  ];
  return {
    number: '000000000000',
    language: 'ja',
    created_at: moments.sent,
    withdrawn_at: null,
    ended_at: null,
    state: 'quoted',
    decided_at: null,
    choice_until: null,
    reopen_until: null,
    items: [
      {
        title: CATEGORIES.watch.label,
        withdrawn: false,
        facts: [...SAMPLE.facts],
        photos: [{ url: jpegUrl(RESULTS['achievement-watch-1']), type: 'image/jpeg' }],
      },
    ],
    details: {},
    shops: shops.slice(0, most || undefined),
    preference: { method: 'any', hours: [] },
    contact_release: release,
    better_asked_at: null,
    test: null,
    today,
    photosUrl: '',
    casePhotosUrl: '',
  };
}
