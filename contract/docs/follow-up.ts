import type { DOMAINS } from '../calls/index.ts';
import {
  CUSTOMER_FIELD_KEYS,
  type CustomerReader,
  customerField,
  type FieldFor,
  fieldsFor,
} from '../customer/customer.ts';
import type { Lead, OwnRequest, Quote } from '../schemas/follow-up.ts';
import { type DocsOf, FORM_REFUSALS, JSON_REFUSALS } from './call.ts';
import { CUSTOMER_SAMPLES } from './customer.ts';

const params = { token: 'What stands at the end of the link.' };
const token = 'q3J0c1l2bVh4b0tkV0ZrR2pQdTdYb2tYd0x6bVZ4a0dQcWJ0c0ZxbkRt';
const uuid = '6f1c2a9e-3b7d-4c58-9a10-2d4e6f8a0b1c';

const LINK = {
  unknown_link: 'The token was not made for this call, or its link was revoked.',
  expired_link: 'The link is older than 90 days, and no quote of the request holds any more.',
  erased_request: 'The request was erased.',
  too_many_requests: 'Too many unknown links from this address. `Retry-After` says when to try again.',
};
const WITHDRAWN = { withdrawn_request: 'The seller has withdrawn the request.' };
const SEEN = {
  seen: 'How many acts the page showed. If there are more, the call is refused; left out, nothing is compared.',
};
const CHANGED = { changed_meanwhile: 'Somebody of the shop has done something since; `details` says what.' };
const OVER = {
  passed_lead: 'The shop has lost its place before it knew the contact.',
  decided_request: 'The seller has decided for others.',
  refused_lead: 'The seller has refused this shop.',
};
const DECLINED = { declined_lead: 'The shop has declined the request.', ...OVER };
const TELLING = { declined_lead: DECLINED.declined_lead, passed_lead: OVER.passed_lead };
const NOT_CHOOSABLE = {
  not_choosable: 'The shop has no quote, is over for the request, or there would be more than three.',
};
const WITHHELD = {
  contact_withheld: 'The seller shows the contact to chosen shops only, or has just chosen others.',
};

const quote: Quote = {
  low: 1_500_000,
  high: 1_700_000,
  valid_until: '2026-11-30',
  method: 'visit',
  remark: '箱と保証書があれば上限の金額で買い取ります。',
};

const QUOTE = {
  low: 'In yen.',
  high: 'In yen; the same as `low` for one amount.',
  valid_until: 'The last day on which it holds, in Japan.',
  method: 'How the goods reach the shop: in the shop, at home, by post.',
  remark: 'What else the shop says of it; may be empty.',
};

const under = <Docs extends object>(name: string, docs: Docs) =>
  Object.fromEntries(Object.entries(docs).map(([part, text]) => [`${name}.${part}`, text]));

const SHOWN_QUOTE = { ...QUOTE, given_at: 'When the shop gave it.' };

const PREFERENCE = {
  method: 'How the seller wishes to be reached.',
  hours: 'When the seller can be called; empty for any time.',
};

/** The customer's texts that a reader sees, under a name. */
const textsOf = (name: string, reader: CustomerReader, text: string) => ({
  [name]: text,
  ...under(
    name,
    Object.fromEntries(fieldsFor(reader).map((key) => [key, `The answer to ${customerField(key).label}.`])),
  ),
});

const samplesFor = <Reader extends CustomerReader>(reader: Reader) =>
  Object.fromEntries(fieldsFor(reader).map((key) => [key, CUSTOMER_SAMPLES[key]])) as Record<
    FieldFor<Reader>,
    string
  >;

const question = {
  uuid,
  asked_at: '2026-11-22T04:00:00.000Z',
  text: '型番・シリアル番号を教えてください。',
  answer: '裏蓋に116500LNとあります。',
  answered_at: '2026-11-22T04:30:00.000Z',
  held_back: false,
};

const QUESTION = {
  uuid: 'Names the question in an answer.',
  asked_at: 'When the shop asked.',
  text: 'The question. For the seller, without contact until the shop has seen the seller’s.',
  answer: 'Null until the seller has answered. For the shop, without contact until it has seen the seller’s.',
  answered_at: 'When the seller answered last.',
  held_back: 'Whether a part of the viewer’s own text is not shown to the other side.',
};

const VISIT = {
  items: 'The goods that are talked about, by their places in the request from 0.',
  'items[]': 'From 0.',
  days: 'Up to three days in Japan, from today to 60 days ahead.',
  'days[]': 'Such as 2026-11-30.',
  hours: 'The hours.',
  'hours[]': 'A key of the hours in which a seller can be called.',
  people: 'The people who will be there.',
  'people[]': 'The seller, family or friends, or somebody else.',
  at: 'When the seller wrote it.',
};

const { at: _, ...INVITATION } = VISIT;

const visit = {
  items: [0],
  days: ['2026-11-30'],
  hours: ['afternoon' as const],
  people: ['self' as const, 'family' as const],
};

const OUTCOME = {
  result: 'Whether something was sold, or it is still open.',
  amount: 'In yen, of what was sold; null where nothing is said of it.',
  why: 'Why nothing was sold; null otherwise.',
};

const RELEASE = {
  outcome: 'What the viewer has said; null if nothing.',
  ...under('outcome', OUTCOME),
  deal: 'Whether both sides say that something was sold.',
};

const REVIEW = {
  explanation: 'One to five stars.',
  speed: 'One to five stars.',
  paid: 'Whether the shop paid what was agreed.',
  text: 'At most 500 letters.',
};

const outcome = { result: 'sold', amount: 1_600_000, why: null } as const;

const review = {
  explanation: 5,
  speed: 4,
  paid: true,
  text: '査定の理由を分かりやすく説明してくれました。',
};

const NOT_RELEASED = {
  not_released: 'The shop has not got the contact, or has neither named a price nor called.',
};

const SHARED = {
  number: 'The number of the request, as people read it to each other.',
  created_at: 'When the request was sent.',
  items: 'The goods.',
  'items[].title': 'The category.',
  'items[].facts': 'What the seller said of the goods.',
  'items[].facts[].name': 'What it is about.',
  'items[].facts[].value':
    'What was said. A shop that has not opened the contact reads other words in the place of a contact.',
  'items[].withdrawn': 'Whether the seller has withdrawn it; then it has neither facts nor photos.',
  'items[].photos': 'Empty where the viewer may not see them.',
  'items[].photos[].url': 'Path below the API. It works for 15 to 20 minutes, and is the same for five.',
  'items[].photos[].type': 'Such as image/jpeg. Not every browser shows image/heic.',
  preference: 'How the seller wishes to be reached.',
  ...under('preference', PREFERENCE),
};

const OWN = {
  ...SHARED,
  ...textsOf('details', 'sellerPage', 'What the seller wrote, as far as this page shows it.'),
  shops: 'The shops that have the request, in the order in which they were chosen.',
  'shops[].uuid': 'The shop’s page on the site.',
  'shops[].name': 'Name of the shop.',
  'shops[].tel': 'Its phone number.',
  'shops[].state': 'How far the shop is: the last that happened.',
  'shops[].since': 'When that happened.',
  'shops[].quote': 'The newest that the shop gave; null if none, or if it has declined since.',
  ...under('shops[].quote', SHOWN_QUOTE),
  'shops[].learned': 'What the shop has learned of the request, from the ledger of disclosures.',
  'shops[].learned[].what': 'The goods, the photos, name and contact, or an invitation to a visit.',
  'shops[].learned[].at': 'When it learned it.',
  'shops[].why': 'Why the shop has lost its place; null if it has not.',
  'shops[].may': 'What the seller may do about the shop.',
  'shops[].pending': 'The decision that was pressed for and may still be taken back; null: none.',
  'shops[].pending.what': 'The decision.',
  'shops[].pending.until': 'Until when it may be taken back.',
  'shops[].questions': 'The questions of the shop, in order of time.',
  ...under('shops[].questions[]', QUESTION),
  'shops[].release': 'Null until the shop has the contact and has named a price or called.',
  ...under('shops[].release', RELEASE),
  'shops[].review': 'The review that the seller has written; null if none.',
  ...under('shops[].review', { ...REVIEW, shown: 'Whether it is on the shop’s page.' }),
  'shops[].distance_km':
    'From the seller’s town to the shop, as the crow flies; null where one of the two is unknown.',
  'shops[].recent_quotes': 'How many quotes it gave in the last 90 days.',
  'shops[].answer_hours': 'After how many hours, the median; null without a quote.',
  'shops[].licence': 'The number of its licence as a dealer in used goods; empty if unknown.',
  'shops[].visit':
    'The invitation to a visit that the shop has, or gets with the choice; null: no visit is agreed.',
  ...under('shops[].visit', VISIT),
  'shops[].visit_end': 'Why an invitation is over; null: there was none, or it stands.',
  'shops[].paper_day': 'On which day the seller received the paper about a sale at home; null: not noted.',
  better_asked_at: 'When the seller asked the shops to better their quotes; null if not.',
  contact_release: 'Which shops may see the contact: all, or chosen ones only.',
  decided_at: 'When the seller pressed for the first shop; null if not.',
  ended_at: 'When the search for shops ended, and none had named a price; null if not.',
  withdrawn_at: 'When the seller withdrew it; null if not.',
  state: 'How the request stands.',
  choice_until: 'Until when the choice of shops may be taken back; null: there is none, or it counts.',
  reopen_until: 'Until when a request that was withdrawn or has ended may be opened again; null: it may not.',
};

const LEAD = {
  ...SHARED,
  shop_name: 'The shop that the link is for.',
  state: 'How far the shop is.',
  since: 'Since when it is.',
  why: 'Why the shop has lost its place; null if it has not.',
  may: 'The acts that its state allows.',
  deadline: 'Until when the shop has to answer; null: nothing is awaited.',
  acts: 'What people of the shop did, in order of time.',
  'acts[].what': 'What.',
  'acts[].at': 'When.',
  'acts[].by': 'The name of the person at the desk; empty for somebody with the link of the mail.',
  prefecture: 'Where the goods are; empty where the postal code is unknown.',
  ...textsOf('details', 'shopBefore', 'What the seller wrote for shops; every shop of the request sees it.'),
  ...textsOf(
    'contact',
    'shopAfter',
    'Null until the shop has asked for it, after a withdrawal, and after it has declined.',
  ),
  'contact.address': 'The whole address in one line, with the postal code.',
  quote: 'The newest that the shop gave; null if none.',
  ...under('quote', SHOWN_QUOTE),
  declined: 'Why the shop declined; null if it has not.',
  questions: 'The questions of this shop, in order of time.',
  ...under('questions[]', QUESTION),
  release: 'Null until the shop has the contact and has named a price or called.',
  ...under('release', RELEASE),
  review: 'The review about this deal, once it is on the shop’s page; null before.',
  ...under('review', { ...REVIEW, answer: 'What the shop answered; null if nothing.' }),
  visit: 'The invitation to a visit, once the shop was told of the choice; null: no visit is agreed.',
  ...under('visit', VISIT),
  visit_end: 'Why an invitation is over; null: there was none, or it stands.',
  bettering:
    'Whether the shop may better its quote: the seller has not asked, has asked, or the shop has done it.',
  withheld:
    'Whether the contact cannot be opened now: the seller shows it to chosen shops only and has not chosen this one, or has just chosen others.',
};

const items: Lead['items'] = [
  {
    title: '時計',
    withdrawn: false,
    facts: [{ name: '品名', value: 'ROLEX デイトナ 116500LN' }],
    photos: [{ url: `/v1/photos/${token}`, type: 'image/jpeg' }],
  },
];

const ownRequest: OwnRequest = {
  number: '6F1C-2A9E-3B7D',
  created_at: '2026-11-22T03:00:00.000Z',
  withdrawn_at: null,
  ended_at: null,
  items,
  details: samplesFor('sellerPage'),
  shops: [
    {
      uuid,
      name: 'タカクラ時計店 銀座本店',
      tel: '03-0000-0000',
      state: 'quoted',
      since: '2026-11-22T05:30:00.000Z',
      quote: { ...quote, given_at: '2026-11-22T05:30:00.000Z' },
      why: null,
      may: ['choose', 'refuse'],
      pending: null,
      questions: [question],
      release: { outcome, deal: true },
      review: { ...review, shown: false },
      licence: '東京都公安委員会 第301000000000号',
      distance_km: 4,
      recent_quotes: 32,
      answer_hours: 3.5,
      visit: null,
      visit_end: null,
      paper_day: null,
      learned: [
        { what: 'goods', at: '2026-11-22T03:00:05.000Z' },
        { what: 'contact', at: '2026-11-22T05:20:00.000Z' },
      ],
    },
  ],
  preference: { method: 'phone', hours: ['evening'] },
  contact_release: 'all',
  state: 'quoted',
  choice_until: null,
  reopen_until: null,
  decided_at: null,
  better_asked_at: null,
};

const lead: Lead = {
  number: ownRequest.number,
  created_at: ownRequest.created_at,
  shop_name: 'タカクラ時計店 銀座本店',
  state: 'looked',
  since: '2026-11-22T05:20:00.000Z',
  why: null,
  may: ['open', 'call', 'quote', 'ask', 'decline', 'tell', 'reply'],
  deadline: '2026-11-25T05:20:00.000Z',
  acts: [{ what: 'contactOpened', at: '2026-11-22T05:20:00.000Z', by: '佐藤 花子' }],
  prefecture: '東京都',
  items,
  details: samplesFor('shopBefore'),
  preference: ownRequest.preference,
  contact: { ...samplesFor('shopAfter'), address: '〒162-0801 東京都新宿区山吹町1-2-3' },
  quote: null,
  declined: null,
  withheld: false,
  questions: [question],
  bettering: 'closed',
  visit: null,
  visit_end: null,
  release: { outcome, deal: true },
  review: { ...review, answer: null },
};

export const followUpDocs: DocsOf<(typeof DOMAINS)['followUp']> = {
  readOwnRequest: {
    title: 'Read one’s own request',
    description: 'What a seller’s page shows: goods, shops and how far they are, quotes.',
    params,
    answer: OWN,
    refusals: LINK,
    example: { params: { token }, answer: ownRequest },
  },
  withdrawRequest: {
    title: 'Withdraw a request',
    description:
      'Shops no longer see photos and contact; those that know of the request and have not declined are told. Once more, it changes nothing and answers alike.',
    params,
    answer: OWN,
    refusals: LINK,
    example: { params: { token }, answer: { ...ownRequest, withdrawn_at: '2026-11-22T06:00:00.000Z' } },
  },
  eraseOwnRequest: {
    title: 'Erase a request',
    description:
      'Erases contact, goods, photos and what was to be sent about it. Every shop that has learned anything of it is told to erase it too. Counts of requests stay. Afterwards the link is answered with `erased_request`.',
    params,
    answer: { told: 'How many shops are told to erase what they know.' },
    refusals: LINK,
    example: { params: { token }, answer: { told: 3 } },
  },
  answerShop: {
    title: 'Answer the question of a shop',
    description:
      'Or change the answer. The shop is told. Names, numbers and addresses are held back from it until it has seen the contact. At most 30 an hour.',
    params,
    body: { question: 'Its uuid.', text: 'The answer, of 300 letters at most.' },
    answer: OWN,
    refusals: {
      ...LINK,
      ...JSON_REFUSALS,
      ...WITHDRAWN,
      not_found: 'The request has no such question.',
      too_many_requests: 'Too many unknown links from this address, or too many answers.',
    },
    example: {
      params: { token },
      body: { question: uuid, text: '裏蓋に116500LNとあります。' },
      answer: ownRequest,
    },
  },
  tellOutcome: {
    title: 'Say what became of the goods',
    description: 'At one shop that has the contact and has named a price or called. The last one counts.',
    params,
    body: { shop: 'Its uuid.', ...OUTCOME },
    answer: OWN,
    refusals: { ...LINK, ...JSON_REFUSALS, ...WITHDRAWN, ...NOT_RELEASED },
    example: { params: { token }, body: { shop: uuid, ...outcome }, answer: ownRequest },
  },
  writeReview: {
    title: 'Review a shop',
    description: 'After a deal, once. The operator reads it before it is shown on the shop’s page.',
    params,
    body: { shop: 'Its uuid.', ...REVIEW },
    answer: OWN,
    refusals: {
      ...LINK,
      ...JSON_REFUSALS,
      ...WITHDRAWN,
      no_deal: 'The two sides do not both say that something was sold, or there is a review already.',
    },
    example: { params: { token }, body: { shop: uuid, ...review }, answer: ownRequest },
  },
  askForBetter: {
    title: 'Ask for better quotes',
    description:
      'Each shop with a quote is told, and may better it once. It can be asked once, before the seller decides.',
    params,
    answer: OWN,
    refusals: {
      ...LINK,
      ...WITHDRAWN,
      not_choosable: 'No shop can better a quote, it was asked before, or the seller has decided.',
    },
    example: { params: { token }, answer: { ...ownRequest, better_asked_at: '2026-11-22T06:00:00.000Z' } },
  },
  withdrawItem: {
    title: 'Withdraw one item',
    description:
      'Shops no longer see its texts and photos, and are told. The last item goes with the request.',
    params,
    body: { item: 'Its place in the request, from 0.' },
    answer: OWN,
    refusals: {
      ...LINK,
      ...JSON_REFUSALS,
      ...WITHDRAWN,
      not_found: 'The request has no such item, or it is withdrawn.',
      last_item: 'It is the last one.',
    },
    example: { params: { token }, body: { item: 0 }, answer: ownRequest },
  },
  addPhotos: {
    title: 'Add photos to an item',
    description:
      'A multipart form: the place of the item from 0 in `item`, and up to three files in `photos`, by the rules of a submission; an item has nine at most. Shops that see the goods are told. A browser that asks for HTML is led back to the page. At most 20 an hour.',
    params,
    answer: OWN,
    refusals: {
      ...LINK,
      ...FORM_REFUSALS,
      ...WITHDRAWN,
      not_found: 'The request has no such item, or it is withdrawn.',
      invalid_submission: 'A file is no photo of an accepted type, or is too large.',
      too_many_photos: 'The item would have more than nine.',
      too_many_requests: 'Too many unknown links from this address, or too many uploads.',
    },
    example: { params: { token }, answer: ownRequest },
  },
  preferContact: {
    title: 'Say how one wishes to be reached',
    description: 'Shops see it. The last one counts.',
    params,
    body: PREFERENCE,
    answer: OWN,
    refusals: { ...LINK, ...JSON_REFUSALS, ...WITHDRAWN },
    example: { params: { token }, body: { method: 'phone', hours: ['evening'] }, answer: ownRequest },
  },
  releaseContact: {
    title: 'Say which shops may see the contact',
    description: 'Shops that have seen it already know it.',
    params,
    body: { contact_release: 'All shops of the request, or chosen ones only.' },
    answer: OWN,
    refusals: { ...LINK, ...JSON_REFUSALS, ...WITHDRAWN },
    example: {
      params: { token },
      body: { contact_release: 'chosen' },
      answer: { ...ownRequest, contact_release: 'chosen' },
    },
  },
  chooseShops: {
    title: 'Decide for shops',
    description:
      'After ten minutes they are told, and may see the contact, and the others that could still answer are told that it is over. Three shops at most, all in all.',
    params,
    body: {
      shops: 'Their uuids.',
      'shops[]': 'A shop with a quote.',
      given_at: 'When the quotes were given that the seller has seen; a newer one is refused.',
      'given_at[]': '`given_at` of a quote.',
    },
    answer: OWN,
    refusals: {
      ...LINK,
      ...JSON_REFUSALS,
      ...WITHDRAWN,
      ...NOT_CHOOSABLE,
      quote_changed: 'A shop has named another price since.',
    },
    example: {
      params: { token },
      body: { shops: [uuid], given_at: ['2026-11-22T05:30:00.000Z'] },
      answer: { ...ownRequest, decided_at: '2026-11-22T06:00:00.000Z' },
    },
  },
  refuseShop: {
    title: 'Refuse a shop',
    description: 'The shop is told an hour later.',
    params,
    body: { shop: 'Its uuid.', reason: 'Why. The shop does not learn it.' },
    answer: OWN,
    refusals: { ...LINK, ...JSON_REFUSALS, ...WITHDRAWN, ...NOT_CHOOSABLE },
    example: { params: { token }, body: { shop: uuid, reason: 'price' }, answer: ownRequest },
  },
  correctRequest: {
    title: 'Correct one’s data',
    description:
      'New texts of name, contact and address, by the rules of a submission; what is left out stays. Shops that know the contact are told; a new e-mail address gets the link.',
    params,
    body: Object.fromEntries(
      CUSTOMER_FIELD_KEYS.map((key) => [
        key,
        `The new answer to ${customerField(key).label}; may be left out.`,
      ]),
    ),
    answer: OWN,
    refusals: { ...LINK, ...JSON_REFUSALS, ...WITHDRAWN },
    example: { params: { token }, body: { tel1: '090-0000-4321' }, answer: ownRequest },
  },
  undoChoice: {
    title: 'Take the choice back',
    description: 'Within ten minutes, before anybody is told.',
    params,
    answer: OWN,
    refusals: { ...LINK, ...WITHDRAWN, too_late: 'The choice counts, or there is none.' },
    example: { params: { token }, answer: ownRequest },
  },
  inviteVisit: {
    title: 'Invite a shop to a visit',
    description:
      'A chosen shop, or one whose choice can still be taken back. The shop sees it when it was told of the choice, and is told of one that comes or changes later. At most 20 an hour, with those taken back.',
    params,
    body: {
      shop: 'Its uuid.',
      ...INVITATION,
      asked: 'True: the seller agrees to the sentence, which asks for a visit to talk about these goods.',
    },
    answer: OWN,
    refusals: {
      ...LINK,
      ...JSON_REFUSALS,
      ...WITHDRAWN,
      not_choosable: 'The shop is not chosen, or is over for the request.',
      invalid_visit: 'A day is past or too far away, or an item is withdrawn or unknown.',
      too_many_requests: 'Too many unknown links from this address, or too many invitations.',
    },
    example: { params: { token }, body: { shop: uuid, ...visit, asked: true }, answer: ownRequest },
  },
  takeBackVisit: {
    title: 'Take an invitation to a visit back',
    description: 'A shop that knows of it is told. Once more, it changes nothing and answers alike.',
    params,
    body: { shop: 'Its uuid.' },
    answer: OWN,
    refusals: {
      ...LINK,
      ...JSON_REFUSALS,
      ...WITHDRAWN,
      not_found: 'The request has no such shop.',
      too_many_requests: 'Too many unknown links from this address, or too many invitations.',
    },
    example: { params: { token }, body: { shop: uuid }, answer: ownRequest },
  },
  notePaper: {
    title: 'Note the day of the paper',
    description:
      'On which the seller received the paper of a chosen shop about a sale at home. The page counts the eight days from it. The shop does not hear of it.',
    params,
    body: { shop: 'Its uuid.', day: 'In Japan, not after today; null clears it.' },
    answer: OWN,
    refusals: {
      ...LINK,
      ...JSON_REFUSALS,
      ...WITHDRAWN,
      not_choosable: 'The shop is not chosen.',
      invalid_visit: 'The day is after today, or more than a year ago.',
    },
    example: { params: { token }, body: { shop: uuid, day: '2026-11-30' }, answer: ownRequest },
  },
  reopenRequest: {
    title: 'Open a request again',
    description:
      'Within a day after it was withdrawn or has ended. Shops that knew of it are told, and have their time anew.',
    params,
    answer: OWN,
    refusals: { ...LINK, too_late: 'The day is over, or the request is open.' },
    example: { params: { token }, answer: ownRequest },
  },
  undoRefusal: {
    title: 'Take a refusal back',
    description: 'Within an hour, before the shop is told.',
    params,
    body: { shop: 'Its uuid.' },
    answer: OWN,
    refusals: {
      ...LINK,
      ...JSON_REFUSALS,
      ...WITHDRAWN,
      too_late: 'The shop was told, or was not refused.',
    },
    example: { params: { token }, body: { shop: uuid }, answer: ownRequest },
  },
  sendLostLink: {
    title: 'Send a lost link again',
    description:
      'Sends one mail with the links of the newest requests of this address, at most five of the last 90 days, to this address. The answer and its time say nothing about whether there are any.',
    body: { email: 'The address that the request was sent with.' },
    refusals: {
      ...JSON_REFUSALS,
      too_many_requests: 'Too many from this address, or for this e-mail address.',
    },
    example: { body: { email: 'taro@example.jp' }, answer: {} },
  },
  readLead: {
    title: 'Read a lead',
    description: 'What a shop’s page shows of a request. It records nothing.',
    params,
    answer: LEAD,
    refusals: LINK,
    example: { params: { token }, answer: { ...lead, state: 'told', contact: null } },
  },
  noteOpened: {
    title: 'Say that the page is open',
    description: 'The script of the page says so. The first time counts.',
    params,
    answer: LEAD,
    refusals: LINK,
    example: { params: { token }, answer: { ...lead, state: 'opened', contact: null } },
  },
  openContact: {
    title: 'Open the contact of a seller',
    description: 'The answer has the contact. It is recorded, and the seller is told, the first time.',
    params,
    query: SEEN,
    answer: LEAD,
    refusals: { ...LINK, ...CHANGED, ...WITHDRAWN, ...DECLINED, ...WITHHELD },
    example: { params: { token }, query: { seen: '1' }, answer: lead },
  },
  reportCall: {
    title: 'Say that the shop has called',
    description:
      'The first time counts. A shop that has not opened the contact cannot have called: then nothing changes.',
    params,
    query: SEEN,
    answer: LEAD,
    refusals: { ...LINK, ...CHANGED, ...WITHDRAWN, ...DECLINED, ...WITHHELD },
    example: { params: { token }, query: { seen: '1' }, answer: { ...lead, state: 'called' } },
  },
  declineLead: {
    title: 'Decline a lead',
    description:
      'If the shop has not opened the contact, its place goes to the next shop. It cannot be taken back; once more with the same reason, it changes nothing and answers alike.',
    params,
    query: SEEN,
    body: { reason: 'Why.' },
    answer: LEAD,
    refusals: { ...LINK, ...JSON_REFUSALS, ...CHANGED, ...WITHDRAWN, ...DECLINED },
    example: {
      params: { token },
      query: { seen: '1' },
      body: { reason: 'busy' },
      answer: { ...lead, state: 'declined', contact: null, declined: 'busy' },
    },
  },
  giveQuote: {
    title: 'Give a quote',
    description:
      'The seller sees the newest of a shop, and is told of each that differs. At most 10 an hour for each lead.',
    params,
    query: SEEN,
    body: QUOTE,
    answer: LEAD,
    refusals: {
      ...LINK,
      ...JSON_REFUSALS,
      ...CHANGED,
      ...WITHDRAWN,
      ...DECLINED,
      too_many_requests: 'Too many unknown links from this address, or too many quotes of this shop.',
      invalid_quote:
        '`high` is below `low`, or `valid_until` is before today or more than 180 days away, by the days of Japan.',
      no_better_quote:
        'The seller has asked for better quotes, and the shop has bettered its own already, or this one is lower.',
    },
    example: {
      params: { token },
      query: { seen: '1' },
      body: quote,
      answer: { ...lead, state: 'quoted', quote: { ...quote, given_at: '2026-11-22T05:30:00.000Z' } },
    },
  },
  tellShopOutcome: {
    title: 'Say what became of the goods, as the shop',
    description: 'The last one counts. Both sides agree: a deal.',
    params,
    query: SEEN,
    body: OUTCOME,
    answer: LEAD,
    refusals: {
      ...LINK,
      ...JSON_REFUSALS,
      ...CHANGED,
      ...WITHDRAWN,
      ...TELLING,
      ...NOT_RELEASED,
    },
    example: { params: { token }, query: { seen: '1' }, body: outcome, answer: lead },
  },
  answerReview: {
    title: 'Answer a review',
    description: 'Once. The operator reads it before it is shown.',
    params,
    body: { text: 'The answer, of 500 letters at most.' },
    answer: LEAD,
    refusals: {
      ...LINK,
      ...JSON_REFUSALS,
      ...WITHDRAWN,
      ...TELLING,
      not_found: 'There is no review on the shop’s page, or it has an answer already.',
    },
    example: { params: { token }, body: { text: 'ご利用ありがとうございました。' }, answer: lead },
  },
  askSeller: {
    title: 'Ask the seller',
    description:
      'Without knowing who it is. The seller finds the question in the next mail with news, and on the page. At most five of a shop about a request; the same text once more changes nothing.',
    params,
    query: SEEN,
    body: { text: 'The question, of 300 letters at most.' },
    answer: LEAD,
    refusals: {
      ...LINK,
      ...JSON_REFUSALS,
      ...CHANGED,
      ...WITHDRAWN,
      ...DECLINED,
      too_many_questions: 'The shop has asked five times.',
    },
    example: {
      params: { token },
      query: { seen: '1' },
      body: { text: question.text },
      answer: { ...lead, state: 'told' },
    },
  },
};
