import * as z from 'zod/mini';

/** A script and the hash by which a browser checks it. */
const checkedScript = z.object({ address: z.string(), integrity: z.string() });

/** The answer of `GET /widget/version.json`: the release of the form that the server gives out. */
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
  /** This version permanently: the script, the modules that it loads first, and the teaser. Null if it was not released. */
  pinned: z.nullable(
    z.object({ script: checkedScript, modules: z.array(checkedScript), teaser: checkedScript }),
  ),
  /** All releases that are kept, newest first. */
  versions: z.array(z.object({ version: z.string(), released: z.string() })),
  /** Attributes that partners should no longer use. */
  deprecations: z.array(z.object({ attribute: z.string(), notice: z.string() })),
});

export type FormRelease = z.infer<typeof formRelease>;
export type PinnedRelease = NonNullable<FormRelease['pinned']>;
