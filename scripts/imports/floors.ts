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
    room('commands', 'What operators type, a file for each command.'),
  ],
  [
    room('calls', 'Handlers of the API, one for each row of contract/calls.'),
    room('site', 'The public site: renders its pages, keeps those that are the same for everybody.'),
    room('files', 'What is served as it is: releases, the plugin, the description of the API, the frame.'),
  ],
  [
    room('requests', 'Receives a request, checks it, chooses its shops and stores it.'),
    room('quotes', 'What sellers and shops do behind their links.'),
    room('shops', 'Partner shops: search, import, registrations.'),
    room('people', 'What is kept about a person: show it, erase it, let it expire.'),
    room('column', 'Articles in Markdown, served in the format of the WordPress API.'),
  ],
  [room('deliveries', 'Who is told of an event, once: the outbox, its relay, mail and webhooks.')],
  [
    room('photos', 'The store of photos, and what is kept of an image.'),
    room('limits', 'How much may be sent, and how often.'),
    room('links', 'The keys in the addresses that mails carry.'),
    room('reference', 'Addresses and catalogue, held in memory.'),
  ],
  [room('db', 'Schema, migrations, seed data, connections; how rows are read. embedded/ runs PostgreSQL.')],
  [room('base', 'What every room uses: settings, log, errors, events, CSV, HTML, how calls are answered.')],
];

const WIDGET: Floors = [
  [
    room('appraisal-form.ts', 'The script that pages embed: paints the first step, then loads the rest.'),
    room('public.ts', 'What pages may import.'),
    room('server.ts', 'What a server may import to paint the first step.'),
    room('npm', 'The entry points of the npm package.'),
  ],
  [room('element', 'The custom element, and how a form is connected with its page.')],
  [room('parts', 'React components, a folder for each: component, style, Japanese text, test.')],
  [
    room('state', 'The state of one form, in plain TypeScript and signals.'),
    room('doctor', 'Examines a form in a page when a partner asks.'),
  ],
  [
    room('storage', 'What the form keeps in the browser: the draft, the photos, the result.'),
    room('sending', 'Makes the request: smaller photos, the multipart form, tries.'),
    room('around', 'The form in a frame or a dialog: small scripts beside it.'),
  ],
  [
    room('customer', 'The rules of contact details.'),
    room('api', 'The calls that the form makes.'),
    room('visit', 'Where the visitor comes from, and moves to: attribution, history, scrolling.'),
    room('first-paint', 'The first step, shown before the form has loaded, and a style file for each theme.'),
  ],
  [
    room('base', 'What every room uses: attributes, events, JSON, the shape of kept data.'),
    room('goods', 'The questions about goods; each category is one file of data.'),
    room('japanese', 'Japanese text: character width, kana, furigana, suggestions for e-mail.'),
  ],
];

const HOST: Floors = [
  [
    room('entry.client.tsx', 'Starts the site in a browser.'),
    room('entry.server.tsx', 'Renders the site on a server.'),
    room('root.tsx', 'The document around every page.'),
    room('routes.ts', 'All pages.'),
  ],
  [room('pages', 'A folder for each page: page, Japanese text, style, rules.')],
  [
    room('blocks', 'Sections that several pages use.'),
    room('frame', 'Header, menu, footer, banner, breadcrumbs, metadata.'),
  ],
  [room('data', 'The calls that pages make.'), room('settings', 'What an operator can configure.')],
  [room('ui', 'Controls, pictures and links. They know nothing of the site’s contents.')],
];

/** The rooms of the three parts that have floors. `test/` holds helpers for tests and stands beside the house. */
export const FLOORS: Readonly<Record<string, Floors>> = { server: SERVER, widget: WIDGET, host: HOST };

/** The rooms below the floor of a room, from the top. */
export const roomsBelow = (floors: Floors, name: string): string[] =>
  floors
    .slice(floors.findIndex((floor) => floor.some((one) => one.name === name)) + 1)
    .flatMap((floor) => floor.map((one) => one.name));
