/** The desks: pages for the people who work with the service. */

/** The roles of people, with their names on the screen. */
export const ROLES = {
  owner: '責任者',
  staff: '担当者',
  reader: '閲覧のみ',
} as const;
export type Role = keyof typeof ROLES;

/** The name of the person by which a role can be tried in the demo. */
export const sampleName = (role: Role): string => `見本の${ROLES[role]}`;

const ALL = ['owner', 'staff', 'reader'] as const;

/** Every act at a desk, and who may do it. */
export const DESK_ACTS = {
  readToday: ALL,
  readRequests: ALL,
  showContact: ['owner', 'staff'],
  revokeLinks: ['owner', 'staff'],
  withdrawRequest: ['owner', 'staff'],
  eraseRequest: ['owner'],
  readDeliveries: ALL,
  sendAgain: ['owner', 'staff'],
  readPeople: ['owner', 'staff'],
  invite: ['owner'],
  changePerson: ['owner'],
  readLog: ['owner'],
  readSelf: ALL,
  endSession: ALL,
} as const satisfies Record<string, readonly Role[]>;
export type DeskAct = keyof typeof DESK_ACTS;

export const mayDo = (role: Role, act: DeskAct): boolean =>
  (DESK_ACTS[act] as readonly Role[]).includes(role);

/** How far a request is, with the words on the screen. */
export const REQUEST_STATES = {
  waiting: '査定額待ち',
  quoted: '査定額あり',
  decided: 'お店を決定',
  unplaced: '買取店なし',
  withdrawn: '取り下げ',
} as const;
export type RequestState = keyof typeof REQUEST_STATES;

/** A list of requests in one state goes back so many days; all requests are in the list of all. */
export const STATE_DAYS = 90;

/** The acts of the desk that end something about a request. */
export const REQUEST_ENDS = ['revoke', 'withdraw', 'erase'] as const;
export type RequestEnd = (typeof REQUEST_ENDS)[number];

/** Pages of the desks. Mails and the line at the start of the server carry the last two, with a token behind them. */
export const DESK_PAGES = {
  home: '/desk',
  signIn: '/desk/sign-in',
  enter: '/desk/enter',
  firstOwner: '/desk/first',
} as const;

/** How long a link to sign in works. */
export const SIGN_IN_MINUTES = 15;

/** The day's page looks back so many days; further back nobody can do anything about a request. */
export const TODAY_DAYS = 14;

/** A list is read in pieces of so many rows. */
export const DESK_ROWS = 50;

export const PERSON_LIMITS = { name: 50 } as const;
