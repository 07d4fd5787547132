/** The desks: pages for the people who work with the service. */

/** The roles of people, with their names on the screen. */
export const ROLES = {
  owner: '責任者',
  staff: '担当者',
  reader: '閲覧のみ',
  shop: '買取店',
  partner: '提携先',
} as const;
export type Role = keyof typeof ROLES;

/** The name of the person by which a role can be tried in the demo. */
export const sampleName = (role: Role): string => `見本の${ROLES[role]}`;

/** The roles of the operator's own people. */
export const OFFICE_ROLES = ['owner', 'staff', 'reader'] as const satisfies readonly Role[];
export type OfficeRole = (typeof OFFICE_ROLES)[number];
export const isOfficeRole = (role: string): role is OfficeRole => OFFICE_ROLES.some((one) => one === role);

/** A list of requests in one state goes back so many days; all requests are in the list of all. */
export const STATE_DAYS = 90;

/** Pages of the desks. Mails and the line at the start of the server carry two of them, with a token behind them. */
export const DESK_PAGES = {
  home: '/desk',
  signIn: '/desk/sign-in',
  passkeyOptions: '/desk/passkey-options',
  enter: '/desk/enter',
  address: '/desk/address',
  firstOwner: '/desk/first',
  importShops: '/desk/shops/import',
  cases: '/desk/cases',
  requests: '/desk/requests',
  registrations: '/desk/registrations',
  enquiries: '/desk/enquiries',
  shop: '/desk/shop',
  ownShop: '/desk/own-shop',
  shopConnections: '/desk/shop-connections',
  deal: '/desk/deals',
  leadFile: '/desk/shop/leads.csv',
  dealFile: '/desk/shop/deals.csv',
  partner: '/desk/partner',
  shops: '/desk/shops',
  deliveries: '/desk/deliveries',
  log: '/desk/log',
  reviews: '/desk/reviews',
  people: '/desk/people',
  self: '/desk/self',
  connections: '/desk/connections',
  tests: '/desk/tests',
  checkups: '/desk/checkups',
  media: '/desk/media',
  figures: '/desk/figures',
  site: '/desk/site',
  views: '/desk/views',
  help: '/desk/help',
} as const;

/** Pages of the site as the draft of its contents would make them. */
export const SITE_PREVIEWS = {
  home: '/desk/site/preview/home',
  achievements: '/desk/site/preview/achievements',
  evidence: '/desk/site/preview/evidence',
  company: '/desk/site/preview/company',
  terms: '/desk/site/preview/terms',
  privacy: '/desk/site/preview/privacy',
} as const;

/** Where somebody of a role begins. */
export const DESK_OF: Readonly<Record<Role, string>> = {
  owner: DESK_PAGES.home,
  staff: DESK_PAGES.home,
  reader: DESK_PAGES.home,
  shop: DESK_PAGES.shop,
  partner: DESK_PAGES.partner,
};

/** How long a link to sign in works. */
export const SIGN_IN_MINUTES = 15;

/** How long somebody has to open the link that proves a new mail address. */
export const ADDRESS_HOURS = 24;

/** The day's page looks back so many days; further back nobody can do anything about a request. */
export const TODAY_DAYS = 14;

/** With fewer requests of both, the difference of two settings is not named. */
export const LEAST_SENT = 10;

/** The figures are of so many days. */
export const FIGURE_DAYS = [28, 91, 364] as const;

/** A list is read in pieces of so many rows. */
export const DESK_ROWS = 50;

/** The figures by which the list of shops is sorted, with the order of the first press. */
export const SHOP_SORTS = {
  leads: 'down',
  answered: 'up',
  quotes: 'down',
  deals: 'down',
  hours: 'down',
  cases: 'down',
} as const satisfies Record<string, SortOrder>;
export type ShopSort = keyof typeof SHOP_SORTS;
/** The smallest first, or the largest. */
export type SortOrder = 'up' | 'down';

/** The tabs of a shop's requests. */
export const LEAD_TABS = {
  new: '新着',
  waiting: '回答待ち',
  quoted: '査定済み',
  released: '連絡先公開',
  deals: '成約',
  all: 'すべて',
} as const;
export type LeadTab = keyof typeof LEAD_TABS;

/** A file of a shop's requests has so many, the newest. */
export const LEAD_FILE_ROWS = 1000;

/** The texts that a shop keeps for its remarks. */
export const TEMPLATE_LIMITS = { count: 10, characters: 300 } as const;

/** How far things are that strangers wrote, with the words on the screen. Those of reviews stand in life/reviews.ts. */
export const REGISTRATION_STATES = { open: '未回答', approved: '承認済み', refused: 'お断り済み' } as const;
export const ENQUIRY_STATES = { open: '未対応', answered: '回答済み', closed: '対応不要' } as const;

/** Letters of an answer to an enquiry. */
export const ANSWER_CHARACTERS = 4000;

/** Letters of a search for requests. */
export const SEARCH_CHARACTERS = 200;

/** Columns of a file of shops, and the letters of all cells of one line. */
export const SHOP_CELLS = { count: 40, characters: 60_000 } as const;

/** Letters of a note about a request or a shop. */
export const NOTE_CHARACTERS = 1000;

/** An act about several requests is about so many at most. */
export const MOST_AT_ONCE = 50;

/** Somebody who has opened a page or done something within so many minutes counts as working on it. */
export const PRESENT_MINUTES = 10;

/** A file of shops has so many lines and bytes at most. */
export const IMPORT_LIMITS = { lines: 5000, bytes: 4_000_000 } as const;

/** A partner sees so many media at most. */
export const MOST_MEDIA = 50;

/** Somebody works for so many shops at most. */
export const MOST_SHOPS = 20;

/** An invitation holds so many days; after them its mail address is free again. */
export const INVITATION_DAYS = 7;

/** How many passkeys somebody may have. */
export const PASSKEY_LIMITS = { count: 10 } as const;

/** How many keys of programs a person may have, and how the value of one begins. */
export const KEY_LIMITS = { count: 10 } as const;
export const KEY_PREFIX = 'tkk_';

/** How many of the last calls to the endpoints of a medium are listed. */
export const CALL_ROWS = 20;
