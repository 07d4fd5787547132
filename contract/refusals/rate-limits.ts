/**
 * The kinds of contact that are counted, in the order in which they are: a caller who is refused by the address uses up
 * nothing of the e-mail address for others. A person and a shop are those of a desk.
 */
export const LIMITED_BY = [
  'browser',
  'address',
  'addressEmail',
  'addressPhone',
  'email',
  'phone',
  'link',
  'person',
  'shop',
] as const;
export type LimitedBy = (typeof LIMITED_BY)[number];

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** How often within how many seconds. */
interface Limit {
  readonly points: number;
  readonly duration: number;
}

export interface LimitRow {
  /** The thing that is limited, in the words of the documents. */
  readonly what: string;
  /** Which of them count, and when. */
  readonly counted: string;
  /** The limit for each kind of contact. */
  readonly by: Readonly<Partial<Record<LimitedBy, Limit>>>;
  /**
   * For a thing that is counted by an e-mail address or a phone number: what a stranger who knows it can close, and the
   * way that stays open for the honest one.
   */
  readonly stranger?: string;
}

/**
 * All limits: of which things, when they count, by which contact, and up to which number. A shop's or carrier's address
 * is shared by many people, and a partner may send a hundred requests a minute from one, so the limits of addresses are
 * wide. Those of a person are narrow: nobody asks for the same goods six times, but somebody may want to annoy the
 * owner of a phone number. Anybody can type the contact of somebody else, so a narrow limit counts the contact together
 * with the address that it is typed from: it stops the annoyer, and not the owner.
 */
export const LIMIT_TABLE = {
  request: {
    what: 'requests',
    counted: 'one that is sound, before it is stored; a repetition with its key counts for nobody',
    by: {
      address: { points: 150, duration: MINUTE_S },
      addressEmail: { points: 6, duration: 10 * MINUTE_S },
      addressPhone: { points: 6, duration: 10 * MINUTE_S },
      email: { points: 30, duration: 10 * MINUTE_S },
      phone: { points: 30, duration: 10 * MINUTE_S },
    },
    stranger:
      'from one address nothing: the owner sends from another. The limit over all addresses protects the owner of a phone number from calls by hundreds of shops; somebody who sends from five addresses or more at once can use it up, and it opens again after ten minutes',
  },
  junk: {
    what: 'calls that make no sense',
    counted:
      'one of somebody unknown that is refused for what it says; above the limit the answer no longer says what is wrong, and large bodies other than photos are not read',
    by: { address: { points: 300, duration: MINUTE_S } },
  },
  enquiry: {
    what: 'enquiries',
    counted: 'one that is sound, before it is stored',
    by: {
      address: { points: 30, duration: 10 * MINUTE_S },
      addressEmail: { points: 6, duration: 10 * MINUTE_S },
    },
    stranger: 'nothing: who writes from another address is read and stored',
  },
  registration: {
    what: 'registrations',
    counted: 'one that is sound, before it is stored',
    by: {
      address: { points: 30, duration: 10 * MINUTE_S },
      addressEmail: { points: 6, duration: 10 * MINUTE_S },
    },
    stranger: 'nothing: who writes from another address is read and stored',
  },
  confirmation: {
    what: 'confirmations of enquiries and registrations that one person gets',
    counted: 'each mail; above the limit the enquiry or registration is stored and read, without this mail',
    by: { email: { points: 6, duration: 10 * MINUTE_S } },
    stranger: 'the confirmation, but nothing that it confirms',
  },
  medium: {
    what: 'questions about media',
    counted: 'each: it stores nothing, but answers somebody who tries uuids',
    by: { address: { points: 60, duration: MINUTE_S } },
  },
  deskAct: {
    what: 'acts of one person at a desk',
    counted: 'each, before its body is read',
    by: { person: { points: 300, duration: MINUTE_S } },
  },
  endpointTry: {
    what: 'trial calls to an endpoint of a partner or a shop, or to a device',
    counted: 'each, since it calls a host that somebody else has named',
    by: { person: { points: 10, duration: 10 * MINUTE_S } },
  },
  invitation: {
    what: 'invitations to a desk',
    counted: 'each that is sound, whether or not somebody has the address: it is a mail to a stranger',
    by: {
      address: { points: 40, duration: DAY_S },
      email: { points: 2, duration: DAY_S },
      person: { points: 20, duration: DAY_S },
      shop: { points: 5, duration: DAY_S },
    },
    stranger:
      'the invitations of a day, if the stranger works at a desk; nobody who works here is kept from signing in by it',
  },
  addressChange: {
    what: 'wishes of people at a desk for another mail address of theirs',
    counted: 'each that is sound, whether or not somebody has the address: it is a mail to a stranger',
    by: {
      address: { points: 40, duration: DAY_S },
      email: { points: 2, duration: DAY_S },
      person: { points: 5, duration: DAY_S },
    },
    stranger:
      'a change to this address for a day, if the stranger works at a desk; an owner, or `npm run people -- address`, changes it all the same',
  },
  shopData: {
    what: 'files with all data of a shop',
    counted: 'each that somebody takes along, before it is made',
    by: {
      person: { points: 20, duration: DAY_S },
      shop: { points: 10, duration: DAY_S },
    },
  },
  signIn: {
    what: 'links to sign in at a desk',
    counted:
      'each wish, whether or not somebody has the address. A browser in which the person has signed in before counts for itself, and for nothing else',
    by: {
      browser: { points: 5, duration: 10 * MINUTE_S },
      address: { points: 30, duration: 10 * MINUTE_S },
      addressEmail: { points: 5, duration: 10 * MINUTE_S },
    },
    stranger:
      'nothing from another address. At the same address 30 wishes close it for browsers that are new; those that are known, passkeys and `npm run people -- link` go on, the command also beside a flood of senseless calls',
  },
  signInMail: {
    what: 'mails with a link to sign in that one person gets, asked for in browsers that are new',
    counted: 'each mail; above the limit the answer is the same, and the next row counts',
    by: { email: { points: 5, duration: 3 * HOUR_S } },
    stranger:
      'most of the mails, and never all: an hour brings one more, any link in the box signs its owner in, and known browsers, passkeys and `npm run people -- link` wait for nothing',
  },
  signInMailLater: {
    what: 'the same, after them',
    counted: 'each mail; above the limit none goes out, and the answer is the same',
    by: { email: { points: 1, duration: HOUR_S } },
    stranger: 'as above',
  },
  signInTold: {
    what: 'words in such a mail that somebody asks again and again, and what helps',
    counted: 'in the last mail that goes out at once',
    by: { email: { points: 1, duration: 24 * HOUR_S } },
    stranger: 'nothing',
  },
  passkey: {
    what: 'challenges that a passkey signs, to sign in at a desk',
    counted: 'each; nothing is stored of it. A known browser counts for itself',
    by: {
      browser: { points: 60, duration: 10 * MINUTE_S },
      address: { points: 300, duration: 10 * MINUTE_S },
    },
  },
  badLink: {
    what: 'unknown links',
    counted:
      'one that opens nothing; those that are right go on working, so a neighbour who guesses keeps nobody out',
    by: { address: { points: 60, duration: 10 * MINUTE_S } },
  },
  lostLink: {
    what: 'lost links that are asked for',
    counted: 'each, whether there is a request or not',
    by: {
      address: { points: 20, duration: 10 * MINUTE_S },
      addressEmail: { points: 3, duration: 10 * MINUTE_S },
    },
    stranger: 'nothing: the owner asks from another address',
  },
  lostLinkMail: {
    what: 'mails with lost links that one seller gets',
    counted: 'each mail; above the limit the answer is the same, and the next row counts',
    by: { email: { points: 5, duration: 3 * HOUR_S } },
    stranger: 'the mail, where five with the same links have just arrived, and never for more than an hour',
  },
  lostLinkMailLater: {
    what: 'the same, after them',
    counted: 'each mail; above the limit none goes out, and the answer is the same',
    by: { email: { points: 1, duration: HOUR_S } },
    stranger: 'as above',
  },
  continuation: {
    what: 'mails that lead to kept answers',
    counted: 'each that is sound, before it is kept: it is a mail to a stranger, with no word of the sender',
    by: {
      address: { points: 40, duration: HOUR_S },
      addressEmail: { points: 3, duration: HOUR_S },
      email: { points: 6, duration: DAY_S },
    },
    stranger:
      'mails of this kind to this address for a day. The answers stay in the browser of their owner, who can send the request as ever',
  },
  quote: {
    what: 'quotes of one shop for one request',
    counted: 'each: one that differs is a mail to the seller',
    by: { link: { points: 10, duration: 60 * MINUTE_S } },
  },
  answer: {
    what: 'answers of one seller to questions about one request',
    counted: 'each: one that differs is a mail to the shop',
    by: { link: { points: 30, duration: 60 * MINUTE_S } },
  },
  correction: {
    what: 'corrections of a request by its seller',
    counted: 'each: one that differs is a mail to the shops, one with another e-mail address a mail there',
    by: {
      address: { points: 30, duration: 60 * MINUTE_S },
      email: { points: 3, duration: 60 * MINUTE_S },
      link: { points: 10, duration: 60 * MINUTE_S },
    },
    stranger:
      'corrections to this address for an hour, by the link of a request of their own; the request stays as it is, and its link opens it',
  },
  visit: {
    what: 'invitations to a visit by one seller, and those taken back',
    counted: 'each: it is a mail to the shop',
    by: { link: { points: 20, duration: 60 * MINUTE_S } },
  },
  caseWords: {
    what: 'reports of trouble, and words about it, of one side about one request',
    counted: 'each: one that reports is a mail to the operator, and may be one to the other side',
    by: { link: { points: 10, duration: 60 * MINUTE_S } },
  },
  markedSender: {
    what: 'requests of a sender with marks of hoaxes',
    counted: 'one that is sound, before it is stored, besides `request`',
    by: {
      email: { points: 1, duration: DAY_S },
      phone: { points: 1, duration: DAY_S },
    },
    stranger:
      'all but one request a day, and only where the operator has found hoaxes with this contact in two cases; erasing the contact ends it',
  },
  addedPhotos: {
    what: 'uploads of photos for a request that is stored',
    counted: 'each, before it is read',
    by: { link: { points: 20, duration: 60 * MINUTE_S } },
  },
  phoneLink: {
    what: 'links by which a phone sends photos into a form',
    counted: 'each, before it is made',
    by: { address: { points: 60, duration: 10 * MINUTE_S } },
  },
  phonePhoto: {
    what: 'photos that a phone sends into a form',
    counted: 'each, before it is read',
    by: { link: { points: 60, duration: 60 * MINUTE_S } },
  },
  funnel: {
    what: 'counts of how far visitors come in the form',
    counted: 'each; above the limit it counts for nothing',
    by: { address: { points: 120, duration: 10 * MINUTE_S } },
  },
  pageTrouble: {
    what: 'pages that something else has changed',
    counted: 'each; above the limit it is neither logged nor counted',
    by: { address: { points: 20, duration: 10 * MINUTE_S } },
  },
  view: {
    what: 'views of articles',
    counted: 'each; above the limit it does not count as a view',
    by: { address: { points: 120, duration: 10 * MINUTE_S } },
  },
} as const satisfies Record<string, LimitRow>;

export type Limited = keyof typeof LIMIT_TABLE;

/** All limits, one for each thing and kind of contact. */
export const LIMIT_ROWS = Object.entries<LimitRow>(LIMIT_TABLE).flatMap(([limited, { what, counted, by }]) =>
  LIMITED_BY.flatMap((kind) => {
    const limit = by[kind];
    return limit ? [{ limited, kind, what, counted, ...limit }] : [];
  }),
);
