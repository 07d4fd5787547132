/** The kinds of contact that are counted. */
export const LIMITED_BY = ['address', 'email', 'phone', 'link'] as const;
export type LimitedBy = (typeof LIMITED_BY)[number];

const MINUTE_S = 60;

/** How often within how many seconds. */
interface Limit {
  readonly points: number;
  readonly duration: number;
}

interface LimitRow {
  /** The thing that is limited, in the words of the documents. */
  readonly what: string;
  /** Which of them count, and when. */
  readonly counted: string;
  /** The limit for each kind of contact. */
  readonly by: Readonly<Partial<Record<LimitedBy, Limit>>>;
}

/**
 * All limits: of which things, when they count, by which contact, and up to which number. A shop's or carrier's address
 * is shared by many people, and a partner may send a hundred requests a minute from one, so the limits of addresses are
 * wide. Those of a person are narrow: nobody asks for the same goods six times, but somebody may want to annoy the
 * owner of a phone number.
 */
export const LIMIT_TABLE = {
  request: {
    what: 'requests',
    counted: 'one that is sound, before it is stored; a repetition with its key counts for nobody',
    by: {
      address: { points: 150, duration: MINUTE_S },
      email: { points: 6, duration: 10 * MINUTE_S },
      phone: { points: 6, duration: 10 * MINUTE_S },
    },
  },
  junk: {
    what: 'calls that make no sense',
    counted:
      'one of somebody unknown that is refused for what it says; above the limit the answer no longer says what is wrong, and bodies other than photos are not read',
    by: { address: { points: 300, duration: MINUTE_S } },
  },
  enquiry: {
    what: 'enquiries',
    counted: 'one that is sound, before it is stored',
    by: {
      address: { points: 30, duration: 10 * MINUTE_S },
      email: { points: 6, duration: 10 * MINUTE_S },
    },
  },
  registration: {
    what: 'registrations',
    counted: 'one that is sound, before it is stored',
    by: {
      address: { points: 30, duration: 10 * MINUTE_S },
      email: { points: 6, duration: 10 * MINUTE_S },
    },
  },
  medium: {
    what: 'questions about media',
    counted: 'each: it stores nothing, but answers somebody who tries uuids',
    by: { address: { points: 60, duration: MINUTE_S } },
  },
  deskAct: {
    what: 'acts of one person at a desk',
    counted: 'each, before its body is read',
    by: { link: { points: 300, duration: MINUTE_S } },
  },
  endpointTry: {
    what: 'trial calls to an endpoint of a partner',
    counted: 'each, since it calls a host that somebody else has named',
    by: { link: { points: 10, duration: 10 * MINUTE_S } },
  },
  signIn: {
    what: 'links to sign in at a desk',
    counted: 'each wish, whether or not somebody has the address',
    by: {
      address: { points: 30, duration: 10 * MINUTE_S },
      email: { points: 5, duration: 10 * MINUTE_S },
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
      email: { points: 3, duration: 10 * MINUTE_S },
    },
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
  addedPhotos: {
    what: 'uploads of photos for a request that is stored',
    counted: 'each, before it is read',
    by: { link: { points: 20, duration: 60 * MINUTE_S } },
  },
  funnel: {
    what: 'counts of how far visitors come in the form',
    counted: 'each; above the limit it counts for nothing',
    by: { address: { points: 120, duration: 10 * MINUTE_S } },
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
