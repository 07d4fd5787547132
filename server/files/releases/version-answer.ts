import type { FastifyInstance } from 'fastify';
import { ATTRIBUTE_NAMES, ATTRIBUTES, type Attribute } from '#contract/embed/element.ts';
import type { FormRelease } from '#contract/embed/release.ts';
import { ENTRY, majorOf, VERSION_PATH, WIDGET_PATH } from '#contract/embed/widget-files.ts';
import { FOR_ALL_ORIGINS } from '../../base/http/cross-origin.ts';
import { currentRelease, readReleases } from './releases.ts';

const deprecations = ATTRIBUTE_NAMES.flatMap((attribute) => {
  const { deprecated }: Attribute = ATTRIBUTES[attribute];
  return deprecated ? [{ attribute, notice: deprecated }] : [];
});

/**
 * The release that partners' pages get now.
 * @param versions the folder of releases
 * @param version of the build that runs, for a server without releases
 */
export async function readFormRelease(versions: string, version: string): Promise<FormRelease> {
  const major = majorOf(version);
  const current = await currentRelease(versions, major);
  const pinned = current && {
    script: addressed(current.version, current.entry),
    modules: current.first.map((one) => addressed(current.version, one)),
    teaser: addressed(current.version, current.teaser),
  };
  return {
    version: current?.version ?? version,
    released: current?.released ?? null,
    addresses: { newest: WIDGET_PATH + ENTRY, major: `${WIDGET_PATH}${major}/${ENTRY}` },
    pinned: pinned ?? null,
    versions: (await readReleases(versions)).map(({ version, released }) => ({ version, released })),
    deprecations,
  };
}

const addressed = (version: string, { file, integrity }: { file: string; integrity: string }) => ({
  address: `${WIDGET_PATH}${version}/${file}`,
  integrity,
});

/** `GET /widget/version.json` */
export function versionAnswer(app: FastifyInstance, load: () => Promise<FormRelease>): void {
  app.get(VERSION_PATH, async (_request, reply) =>
    reply.headers({ ...FOR_ALL_ORIGINS, 'cache-control': 'no-cache' }).send(await load()),
  );
}
