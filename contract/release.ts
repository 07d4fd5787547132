import * as z from 'zod/mini';

/** A script and what a browser checks it with. */
const checkedScript = z.object({ address: z.string(), integrity: z.string() });

/** What the server says about the form that it gives out: `GET /widget/version.json`. */
export const formRelease = z.object({
  /** The version behind the addresses that move. */
  version: z.string(),
  /** When it was released (ISO 8601); null while it runs from a build that was not released. */
  released: z.nullable(z.string()),
  addresses: z.object({
    /** The newest release. */
    newest: z.string(),
    /** The newest release of this major version. */
    major: z.string(),
  }),
  /** This version for ever: the script, and the modules that it loads first. Null if it was not released. */
  pinned: z.nullable(z.object({ script: checkedScript, modules: z.array(checkedScript) })),
  /** All releases that are kept, newest first. */
  versions: z.array(z.object({ version: z.string(), released: z.string() })),
  /** What partners should no longer use. */
  deprecations: z.array(z.object({ attribute: z.string(), notice: z.string() })),
});

export type FormRelease = z.infer<typeof formRelease>;
export type PinnedRelease = NonNullable<FormRelease['pinned']>;

/** Where the form's files are, on its host. */
export const WIDGET_PATH = '/widget/';
export const VERSION_PATH = `${WIDGET_PATH}version.json`;
export const ENTRY = 'appraisal-form.js';

/** Below the path of the form, a major version has the same files as the path itself while it is the newest. */
export const withoutMajor = (url: string, version: string): string => {
  const moving = `${WIDGET_PATH}${majorOf(version)}/`;
  return url.startsWith(moving) ? WIDGET_PATH + url.slice(moving.length) : url;
};

/** The number of a major version. */
export const majorOf = (version: string): string => version.split('.')[0] ?? '';
