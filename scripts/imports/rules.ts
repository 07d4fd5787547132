/** Who may import whom: the arrows of the house, as data. */
export interface Rule {
  /** The folder whose files the rule is about. Where several fit, the longest one counts. */
  readonly folder: string;
  /** Folders (ending in /) and files of the project that these files may import. */
  readonly project: readonly string[];
  /** What they may not import although it stands below one of those. */
  readonly except?: readonly string[];
  /** The only packages allowed; all are where it is left out. */
  readonly packages?: readonly string[];
  /** Packages that are not allowed, with everything below them. */
  readonly without?: readonly string[];
  /** Whether Node's own modules are allowed. */
  readonly node: boolean;
  /** Why the arrow points this way, for whoever runs into it. */
  readonly why: string;
}

const WIDGET_ENTRY = ['widget/appraisal-form.ts', 'widget/public.ts'];

/** What pages know of the pictures. */
const PICTURES = ['art/index/', 'art/picture.ts'];

/** What stands above the flow and shows it. */
const WIDGET_SURFACE = [
  'widget/parts/',
  'widget/themes/',
  'widget/first-paint/first-paint.css',
  'widget/element.tsx',
  ...WIDGET_ENTRY,
];

/** What the rules of the form do without. */
const WITHOUT_REACT = ['react', 'react-dom', '@preact/signals-react', 'swiper'];

export const RULES: readonly Rule[] = [
  {
    folder: 'contract/',
    project: ['contract/'],
    packages: ['zod/mini'],
    node: false,
    why: 'The contract is what all parts share, in browsers and on servers, so it stands on nothing.',
  },
  {
    folder: 'widget/japanese/',
    project: ['contract/', 'widget/japanese/'],
    without: WITHOUT_REACT,
    node: false,
    why: 'How Japanese is written knows nothing of this form.',
  },
  {
    folder: 'widget/goods/',
    project: ['contract/', 'widget/goods/', 'widget/test/'],
    without: WITHOUT_REACT,
    node: false,
    why: 'The rules of goods are plain TypeScript that knows neither the rest of the form nor the screen.',
  },
  {
    folder: 'widget/storage/',
    project: ['contract/', 'widget/'],
    except: WIDGET_SURFACE,
    without: WITHOUT_REACT,
    node: false,
    why: 'What the browser keeps is plain TypeScript: nothing on the screen is needed to keep it.',
  },
  {
    folder: 'widget/state/',
    project: ['contract/', 'widget/'],
    except: WIDGET_SURFACE,
    without: WITHOUT_REACT,
    node: false,
    why: 'The state is plain TypeScript: the screen reads it, never the other way round.',
  },
  {
    folder: 'widget/api/',
    project: ['contract/', 'widget/'],
    except: ['widget/goods/', 'widget/state/', 'widget/storage/', ...WIDGET_SURFACE],
    without: WITHOUT_REACT,
    node: false,
    why: 'The calls know what goes over the wire and nothing of who makes them.',
  },
  {
    folder: 'widget/parts/',
    project: ['contract/', 'widget/'],
    except: ['widget/api/', 'widget/storage/'],
    node: false,
    why: 'What is shown asks the state, which alone makes calls and keeps drafts.',
  },
  {
    folder: 'widget/',
    project: ['contract/', 'widget/'],
    node: false,
    why: 'The widget is embedded in pages of others: it knows neither the server nor the public site.',
  },
  {
    folder: 'widget/test/',
    project: ['contract/', 'widget/'],
    node: true,
    why: 'Help for the tests that run in Node.',
  },
  {
    folder: 'host/',
    project: ['contract/', 'host/', ...WIDGET_ENTRY, ...PICTURES],
    node: true,
    why: 'The public site embeds the form as any partner does: by its public entry.',
  },
  {
    folder: 'demo/',
    project: ['contract/', 'demo/', ...WIDGET_ENTRY, ...PICTURES],
    node: false,
    why: 'The demo embeds the form as any partner does: by its public entry.',
  },
  {
    folder: 'server/',
    project: ['contract/', 'server/', 'package.json', ...PICTURES],
    node: true,
    why: 'The server answers whatever form speaks the contract; it knows nothing of the widget.',
  },
  {
    folder: 'server/test/conformance/',
    project: ['contract/', 'server/', 'scripts/conformance/'],
    node: true,
    why: 'The conformance run, which anybody points at a back end, is tried on our own.',
  },
  {
    folder: 'scripts/conformance/',
    project: ['contract/', 'scripts/conformance/'],
    node: true,
    why: 'A back end is judged by the contract and by nothing of ours that keeps to it.',
  },
  {
    folder: 'art/',
    project: ['art/', 'scripts/support/'],
    node: true,
    why: 'Pictures are made apart from the pages that show them, which know only their index.',
  },
  {
    folder: 'art/index/',
    project: ['art/picture.ts'],
    node: false,
    why: 'The index goes to browsers: it holds names, sizes and alt texts, and nothing that makes pictures.',
  },
  {
    folder: 'scripts/',
    project: ['contract/', 'scripts/'],
    node: true,
    why: 'Scripts run the parts as programs, so that they need nothing from inside them.',
  },
  {
    folder: 'e2e/',
    project: ['contract/', 'e2e/', 'scripts/support/', 'widget/public.ts', 'server/test/postgres.ts'],
    node: true,
    why: 'Browser tests see the product from outside, as a seller does.',
  },
  {
    folder: 'bench/',
    project: ['contract/', 'bench/', 'scripts/support/'],
    node: true,
    why: 'Benchmarks measure the product from outside, as a seller meets it.',
  },
];

/** What tests may import besides: their runner, and Node, on which they run. */
export const TEST_FILE = /\.(test|spec)\.[cm]?[jt]sx?$/;
export const TEST_PACKAGES = ['vitest', 'vitest-browser-react'];
