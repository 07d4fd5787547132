/**
 * The allowed directions of imports between folders, as data. The tsconfig.json of a folder says whether it runs on
 * Node.
 */
export interface Rule {
  /** The folder whose files the rule is about. If several rules match, the one with the longest folder counts. */
  readonly folder: string;
  /** Folders (ending in /) and files of the project that these files may import. */
  readonly project: readonly string[];
  /** Exceptions below those folders: these must not be imported. */
  readonly except?: readonly string[];
  /** Files of which these files may import types, which leave nothing in what is built. */
  readonly types?: readonly string[];
  /** The only packages allowed. Without this list, all packages are allowed. */
  readonly packages?: readonly string[];
  /** Packages that are not allowed, including all their subpaths. */
  readonly without?: readonly string[];
  /** The reason for the rule. The check prints it. */
  readonly why: string;
}

const WIDGET_ENTRY = ['widget/appraisal-form.ts', 'widget/public.ts'];

/** The only files about pictures that pages may import. */
const PICTURES = ['art/index/'];

/** The visible part of the widget, above the state. */
const WIDGET_SURFACE = [
  'widget/parts/',
  'widget/first-paint/themes/',
  'widget/first-paint/first-paint.css',
  'widget/element/element.tsx',
  ...WIDGET_ENTRY,
];

/** Packages with which components would follow the state by themselves. */
const SIGNALS = ['@preact/signals-core', '@preact/signals-react', '@preact/signals'];

/** Packages that plain TypeScript modules of the form must not import. */
const WITHOUT_REACT = ['react', 'react-dom', '@preact/signals-react', 'swiper'];

export const RULES: readonly Rule[] = [
  {
    folder: 'contract/',
    project: ['contract/'],
    packages: ['zod/mini'],
    why: 'All parts share the contract, in browsers and on servers, so it depends on nothing else.',
  },
  {
    folder: 'widget/japanese/',
    project: ['contract/', 'widget/japanese/'],
    without: WITHOUT_REACT,
    why: 'Code for Japanese text does not depend on this form.',
  },
  {
    folder: 'widget/goods/',
    project: ['contract/', 'widget/goods/'],
    without: WITHOUT_REACT,
    why: 'The rules for goods are plain TypeScript. They do not depend on the rest of the form or on components.',
  },
  {
    folder: 'widget/storage/',
    project: ['contract/', 'widget/'],
    except: WIDGET_SURFACE,
    without: WITHOUT_REACT,
    why: 'Storage is plain TypeScript. It does not depend on components.',
  },
  {
    folder: 'widget/photos/',
    project: ['contract/', 'widget/goods/', 'widget/photos/'],
    without: WITHOUT_REACT,
    why: 'What is done to photos is plain TypeScript. It loads with the first photo.',
  },
  {
    folder: 'widget/sending/',
    project: ['contract/', 'widget/'],
    except: WIDGET_SURFACE,
    without: WITHOUT_REACT,
    why: 'Sending is plain TypeScript. Only the state uses it, and loads it when it is needed.',
  },
  {
    folder: 'widget/state/',
    project: ['contract/', 'widget/'],
    except: WIDGET_SURFACE,
    without: WITHOUT_REACT,
    why: 'The state is plain TypeScript. Components import it; it never imports components.',
  },
  {
    folder: 'widget/api/',
    project: ['contract/', 'widget/'],
    except: ['widget/goods/', 'widget/state/', 'widget/storage/', ...WIDGET_SURFACE],
    without: WITHOUT_REACT,
    why: 'The calls know only the contract. They do not depend on the code that makes them.',
  },
  {
    folder: 'widget/parts/',
    project: ['contract/', 'widget/'],
    except: ['widget/api/', 'widget/storage/'],
    without: SIGNALS,
    why: 'Components use the state, by useFormState. Only the state makes calls and saves drafts.',
  },
  {
    folder: 'widget/parts/use-form.ts',
    project: ['contract/', 'widget/state/', 'widget/parts/use-signal-value.ts'],
    why: 'The one place where the screen follows the signals of the state.',
  },
  {
    folder: 'widget/parts/use-signal-value.ts',
    project: [],
    why: 'A value of a signal in a component; use-form.ts alone uses it.',
  },
  {
    folder: 'widget/on-preact/',
    project: ['widget/on-preact/'],
    packages: ['preact', 'preact/hooks', '@preact/signals-core'],
    why: 'It stands in the place of React and knows nothing of the form.',
  },
  {
    folder: 'widget/',
    project: ['contract/', 'widget/'],
    why: 'The widget is embedded in other pages, so it does not depend on the server or the public site.',
  },
  {
    folder: 'host/',
    project: [
      'contract/',
      'host/',
      'widget/visit/arrival.ts',
      'widget/first-paint/missing.ts',
      ...WIDGET_ENTRY,
      ...PICTURES,
    ],
    types: [
      'server/desk/acts.ts',
      'server/desk/desk-door.ts',
      'server/quotes/link-acts.ts',
      'server/quotes/link-door.ts',
    ],
    why: 'The public site embeds the form like any partner, through its public entry. Of the server it knows types only.',
  },
  {
    folder: 'host/blocks/appraisal-form/paint-first-step.tsx',
    project: ['contract/', 'host/', 'widget/server.ts'],
    why: 'Only the server paints the first step. In a browser this would be the form a second time.',
  },
  {
    folder: 'demo/',
    project: [
      'contract/',
      'demo/',
      'widget/state/samples.ts',
      'widget/parts/stage.tsx',
      ...WIDGET_ENTRY,
      ...PICTURES,
    ],
    why: 'The demo embeds the form like any partner, through its public entry. Only its page of parts looks inside.',
  },
  {
    folder: 'demo/lab/',
    project: ['contract/embed/doctor.ts', 'demo/lab/'],
    packages: [],
    why: 'The pages of the lab are data about pages of others. They know nothing of the form but its snippet and the names of what its doctor finds.',
  },
  {
    folder: 'server/',
    project: ['contract/', 'server/', 'package.json', ...PICTURES],
    why: 'The server works with any client that follows the contract, so it does not depend on the widget.',
  },
  {
    folder: 'conformance/',
    project: ['contract/', 'conformance/', 'test/base/'],
    why: 'The conformance check compares a back end with the contract only, not with our server or widget.',
  },
  {
    folder: 'test/',
    project: [
      'art/index/',
      'contract/',
      'demo/lab/',
      'host/',
      'package.json',
      'conformance/',
      'server/',
      'test/',
      'widget/',
    ],
    why: 'Helpers of tests, benchmarks and drills look into every part. They import no test.',
  },
  {
    folder: 'art/',
    project: ['art/', 'contract/site/picture.ts', 'test/base/'],
    why: 'The code that makes pictures is separate from the pages that show them. Pages import only the index.',
  },
  {
    folder: 'art/index/',
    project: ['contract/site/picture.ts'],
    why: 'Browsers load the index, so it contains names, sizes and alt texts, but no code that makes pictures.',
  },
  {
    folder: 'scripts/docs/',
    project: [
      'contract/',
      'demo/lab/',
      'scripts/',
      'server/base/events.ts',
      'server/base/mails.ts',
      'server/desk/acts.ts',
      'server/upkeep/alarms/alarms.ts',
      'test/base/',
      'widget/goods/',
    ],
    why: 'The documents say what the questions of the categories are, and which mails and alarms there are. Other scripts run the parts as programs.',
  },
  {
    folder: 'scripts/',
    project: ['contract/', 'demo/lab/', 'scripts/', 'server/base/node-settings.mjs', 'test/base/'],
    why: 'Scripts run the parts as programs, so they import nothing from inside them.',
  },
  {
    folder: 'e2e/',
    project: [
      'contract/',
      'demo/lab/',
      'docs/examples/',
      'e2e/',
      'test/base/',
      'test/bench/bars.ts',
      'test/browser/',
      'host/pages/lp/words/',
      'host/routes.ts',
      'widget/public.ts',
      'widget/state/samples.ts',
    ],
    types: ['server/quotes/link-acts.ts'],
    why: 'Browser tests use the product from outside, as a seller does.',
  },
  {
    folder: 'drills/',
    project: ['contract/', 'drills/', 'server/', 'test/'],
    why: 'After a soak the database and the photos are looked into with the server’s own means.',
  },
  {
    folder: 'bench/',
    project: [
      'contract/',
      'bench/',
      'scripts/build/compress.ts',
      'server/base/node-settings.mjs',
      'test/base/',
      'test/bench/',
      'test/browser/',
      'widget/state/samples.ts',
    ],
    why: 'Benchmarks measure the product from outside, as a seller uses it.',
  },
];

/** Test files may also import the helpers of tests, the test packages and Node modules. */
export const HELPERS = 'test/';
export const TEST_FILE = /\.(test|spec)\.[cm]?[jt]sx?$/;
export const TEST_PACKAGES = ['vitest', 'vitest-browser-react'];
