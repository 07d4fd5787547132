/** A room: an entry of one of the parts, in which things of one kind stand together. */
interface Room {
  /** A folder, or a file with its ending. */
  readonly name: string;
  /** One sentence about its contents. */
  readonly holds: string;
}

const room = (name: string, holds: string): Room => ({ name, holds });

/** The floors of a part, from the top. A room may import from rooms on lower floors only. */
export type Floors = readonly (readonly Room[])[];

const SERVER: Floors = [
  [
    room('start', 'Puts the server together: settings in, a running server out. main.ts is the process.'),
    room('commands', 'The commands of operators, a file for each.'),
  ],
  [
    room(
      'calls',
      'Handlers of the API, one for each row of contract/calls, and the count of how far visitors come in the form.',
    ),
    room(
      'site',
      'Renders the pages of the public site, and caches those that are the same for every visitor.',
    ),
    room('files', 'Static answers: releases of the form, the WordPress plugin, the API document, the frame.'),
  ],
  [
    room(
      'desk',
      'The people who work with the service: signing in, roles, the log of what they did, their lists. Begin with desk.ts.',
    ),
  ],
  [
    room(
      'requests',
      'Receives a request, checks it and stores it with its shops. Begin with store-request.ts.',
    ),
    room(
      'quotes',
      'Views and acts of sellers and shops behind their links, a table of rows for each subject. Begin with link-act.ts and link-acts.ts.',
    ),
    room('shops', 'Partner shops: search, import, registrations.'),
    room('column', 'Articles in Markdown, served in the format of the WordPress API.'),
    room(
      'phone',
      'A phone as the camera of a form: links, photos on their way, and forms that wait for them. Begin with phone-links.ts.',
    ),
  ],
  [
    room(
      'continuations',
      'Drafts that are kept for sellers who go on elsewhere, by a mail. Begin with continuations.ts.',
    ),
    room('people', 'Personal data: export, erasure, expiry. Begin with erase.ts.'),
    room(
      'upkeep',
      'Keeps the service well. alarms/ looks for trouble and tells the operator once; backups/ makes backups and thins the old ones out.',
    ),
    room(
      'life',
      'Carries out the life of requests (contract/life): what follows from an event, what the clock does, and what both sides say became of the goods. Begin with life.ts.',
    ),
  ],
  [
    room(
      'deliveries',
      'Delivers events once: the outbox, its relay, mail and webhooks. mail/letters/ has what mails say, mail/languages/ the words of those to sellers in other languages, links/ makes and opens the tokens of links.',
    ),
    room(
      'photos',
      'The store of photos, and the filter that keeps only the image of a photo. Begin with photo-store.ts.',
    ),
    room(
      'matching',
      'Which shops get a request, and why: functions of the database, a file each. Begin with line_of_shops.sql.',
    ),
    room('limits', 'Rate limits, and the slots for uploads.'),
    room(
      'figures',
      'Counts requests and what became of them, for desks, reports and programs. Begin with counted-requests.ts.',
    ),
  ],
  [
    room(
      'db',
      'Schema, migrations, seed data, connections, the queue. embedded/ runs PostgreSQL, reference/ holds addresses, catalogue and published content in memory.',
    ),
  ],
  [room('base', 'Used by every room: settings, log, errors, events, CSV, HTML, HTTP answers.')],
];

const WIDGET: Floors = [
  [
    room('appraisal-form.ts', 'The script that pages embed: paints the first step, then loads the rest.'),
    room('public.ts', 'The public entry for pages.'),
    room('server.ts', 'The public entry for servers that paint the first step.'),
    room('npm', 'The entry points of the npm package.'),
  ],
  [room('element', 'The custom element, and how a form is connected with its page.')],
  [room('languages', 'The words of the form in other languages, each in one file.')],
  [room('parts', 'React components, a folder for each: component, style, Japanese text, test.')],
  [
    room('teaser', 'A tab, a button, a popover or a slider that opens the form. Begin with appear.ts.'),
    room('state', 'The state of one form, in plain TypeScript and signals.'),
    room('doctor', 'Examines a form in a page when a partner asks.'),
    room('phone', 'The page that makes a phone the camera of a form. Begin with phone.ts.'),
  ],
  [
    room('storage', 'Data that the form keeps in the browser: the draft, the photos, the result.'),
    room('sending', 'Sends the request: the multipart form, progress, retries. Begin with sender.ts.'),
    room('around', 'The form in a frame or a dialog: small scripts beside it.'),
  ],
  [
    room('photos', 'Looks at chosen photos, shows HEIC, and makes photos smaller. Begin with look-at.ts.'),
    room('customer', 'Checks and converts contact details, by the rows of contract/customer/customer.ts.'),
    room('api', 'The calls that the form makes.'),
    room('visit', 'The visit: attribution, the browser’s Back (page-history.ts), scrolling.'),
    room('first-paint', 'The first step, shown before the form has loaded, and a style file for each theme.'),
  ],
  [
    room('base', 'Used by every room: attributes, events, JSON, the shape of kept data.'),
    room(
      'on-preact',
      'The names of React that the form uses, on Preact: linked in the place of React for pages of partners.',
    ),
    room('goods', 'The questions about goods; each category is one file of data.'),
    room('japanese', 'Japanese text: character width, kana, furigana, suggestions for e-mail.'),
  ],
];

const HOST: Floors = [
  [
    room(
      'entry.client.ts',
      'The script of every page: for what moves, for the form, and for what React takes over.',
    ),
    room('entry.server.tsx', 'Renders the site on a server.'),
    room('root.tsx', 'The document around every page.'),
    room('routes.ts', 'All pages.'),
  ],
  [
    room(
      'languages',
      'The words of the pages of sellers in other languages, and how a page speaks one. Begin with page-language.ts.',
    ),
  ],
  [room('pages', 'A folder for each public page: page, Japanese text, style, rules.')],
  [room('desk', 'The pages of people who work with the service. They ask the server in the process.')],
  [
    room('blocks', 'Sections that several pages use.'),
    room('frame', 'Header, menu, footer, banner, breadcrumbs, metadata.'),
  ],
  [room('data', 'The calls that pages make.'), room('settings', 'The settings of an operator.')],
  [room('ui', 'Controls, pictures and links. They know nothing of the site’s contents.')],
];

const CONTRACT: Floors = [
  [room('translations', 'The words of contract/life in other languages, for mails and pages to sellers.')],
  [room('docs', 'Prose and examples of the public documents, beside the rows that they describe.')],
  [
    room(
      'calls',
      'A row for each call of the API: address, body, answer, refusals. desk/ has the counts of partners, for their programs.',
    ),
  ],
  [
    room(
      'enquiries',
      'The fields that pages of the site ask for: the contact page, and becoming a partner shop.',
    ),
  ],
  [
    room(
      'schemas',
      'What bodies and answers look like. Servers and scripts of calls load it, the form does not.',
    ),
  ],
  [
    room('site', 'What the public pages show and are: settings, claims, contents, pictures, policy.'),
    room(
      'help',
      'Pages for somebody who has to do something about trouble now, and the names of the alarms.',
    ),
  ],
  [
    room(
      'life',
      'The life of a request: facts, states, events, clocks, and the words for them. Begin with facts.ts.',
    ),
  ],
  [
    room('desk', 'The people at the desks: roles, pages, and the limits of what they write.'),
    room(
      'embed',
      'The element as pages see it: attributes, themes, tags, files, frames, findings of the doctor.',
    ),
    room(
      'media',
      'Partners who bring visitors: attribution, counted steps, and how they hear of a conversion.',
    ),
    room('refusals', 'Everything that is refused and its words: calls, photos, the form, rate limits.'),
  ],
  [
    room('customer', 'Contact details: a row for each, and what names, addresses and postal codes are.'),
    room('goods', 'Categories, options with a meaning, and how answers about goods are read.'),
    room(
      'typed-contact',
      'Finds contact details in a text that somebody types. Begin with typed-contact.ts.',
    ),
  ],
  [
    room(
      'language',
      'The languages of what sellers read, how words are read in the one that is spoken, and texts of tables in each (texts/).',
    ),
  ],
  [
    room(
      'base',
      'Used by every room: texts, days, limits, keys of tables, the product’s name, colours, phrases.',
    ),
  ],
];

/** The rooms of the parts that have floors. */
const TEST: Floors = [
  [
    room('bench', 'Measures: runs parts and prints their figures, drives a phone, a server and its callers.'),
    room('faults', 'Plants faults in the code, and says whether the tests find them.'),
    room('recipes', 'Follows the recipes of CONTRIBUTING.md in a copy of the tree.'),
    room('newest', 'Runs the tests with the newest releases of all packages.'),
    room(
      'upgrades',
      'Builds each release from its tag, and brings a data folder of it over to this version.',
    ),
    room('photo-store', 'Runs the tests of photos on a real store in the manner of S3.'),
  ],
  [
    room('browser', 'The built product with its pages, forms and mails, for browser tests.'),
    room(
      'server',
      'The server in the process of its tests, with its own database, its callers and stand-ins.',
    ),
    room('widget', 'The form in the process of its tests.'),
  ],
  [room('base', 'Browsers, servers, a PostgreSQL, free ports and odd values, for all that start programs.')],
];

export const FLOORS: Readonly<Record<string, Floors>> = {
  contract: CONTRACT,
  server: SERVER,
  widget: WIDGET,
  host: HOST,
  test: TEST,
};

/** The rooms below the floor of a room, from the top. */
export const roomsBelow = (floors: Floors, name: string): string[] =>
  floors
    .slice(floors.findIndex((floor) => floor.some((one) => one.name === name)) + 1)
    .flatMap((floor) => floor.map((one) => one.name));
