import { join } from 'node:path';
import { readEnvironment } from '#server/base/command.ts';
import { Refusal } from '#server/base/errors.ts';
import { createLog } from '#server/base/logging.ts';
import { inputOf, outcomeOf } from '#server/base/outcome.ts';
import { versionsFolder } from '#server/files/releases/releases.ts';
import { readFormRelease } from '#server/files/releases/version-answer.ts';
import { linkActOf } from '#server/quotes/link-acts.ts';
import type { AskLink } from '#server/quotes/link-door.ts';
import { mountSite } from '#server/site/mount-site.ts';
import { PICTURE_FOLDERS } from '#server/start/picture-folders.ts';
import { startServer } from '#server/start/start.ts';

/*
 * A process with the site alone, for browser tests: what is behind links comes from the API that the settings name, by
 * `POST /v1/links/TOKEN/ACT`, so that a test can answer as it likes.
 */

const SITE = join(import.meta.dirname, '..', '..', 'dist', 'host');
const VERSION = '0.0.0';

const config = readEnvironment();
const versions = versionsFolder(config.releasesDir);
const release = () => readFormRelease(versions, VERSION);

/** Texts of a refusal of the API. */
interface Refused {
  error: { code: ConstructorParameters<typeof Refusal>[0] };
}

const link: AskLink = (token, name, input) =>
  outcomeOf(
    async () => {
      const answer = await fetch(`${config.site.apiBase}/v1/links/${token}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(inputOf(linkActOf(name).asks, input)),
      });
      const body: unknown = await answer.json();
      if (answer.status >= 400) throw new Refusal((body as Refused).error.code);
      return body as never;
    },
    () => {},
  );

await startServer(
  config,
  {
    folders: PICTURE_FOLDERS,
    form: { version: VERSION, read: release },
    mount: (app, { contents }) =>
      mountSite(app, SITE, { folder: join(SITE, 'client') }, config.site, {
        release,
        contents,
        visitors: {
          isSession: async () => false,
          isToken: () => true,
          desk: () => Promise.reject(new Error('there are no desks here')),
          link,
        },
      }),
  },
  createLog(process.stdout),
);
