import type { ReactNode } from 'react';
import { recentAppraisals } from '#contract/calls/site.ts';
import { majorOf, VERSION_PATH } from '#contract/embed/widget-files.ts';
import { PageTitle } from '../../blocks/page-title/page-title.tsx';
import { Section } from '../../blocks/section/section.tsx';
import { call } from '../../data/call.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Route } from './+types/status.ts';
import { STATUS } from './messages.ts';
import styles from './status.module.css';

export const handle: PageHandle = { cta: false };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { ...STATUS, path: '/status' });

export async function loader({ context }: Route.LoaderArgs) {
  const { api, release } = context.get(siteContext);
  // A call that the database answers.
  const isWorking = call(recentAppraisals, { api }).then(
    () => true,
    () => false,
  );
  return { isWorking: await isWorking, release: await release() };
}

const Released = ({ on }: { on: string }) => <time dateTime={on}>{on}</time>;

export default function Status({ loaderData, matches }: Route.ComponentProps) {
  const { origin } = matches[0].loaderData;
  const { isWorking, release } = loaderData;
  const { addresses, pinned, released, version } = release;
  const { working, version: words, versions, deprecations } = STATUS;
  const facts = [
    [words.number, version],
    [words.released, released ? <Released key="on" on={released} /> : words.unreleased],
    [words.newest, origin + addresses.newest],
    [words.major(majorOf(version)), origin + addresses.major],
    ...(pinned ? [[words.pinned, origin + pinned.script.address] as const] : []),
  ] as const;
  return (
    <>
      <PageTitle title={STATUS.title} lead={STATUS.lead} />
      <Section title={working.title} head="aside">
        <p>{isWorking ? working.yes : working.no}</p>
      </Section>
      <Section title={words.title} head="aside">
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
      </Section>
      <Section title={versions.title} head="aside">
        {release.versions.length === 0 ? (
          <p>{versions.none}</p>
        ) : (
          <ul className={styles.list}>
            {release.versions.map((one) => (
              <li key={one.version}>
                {one.version}（<Released on={one.released} />）
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={deprecations.title} head="aside">
        {release.deprecations.length === 0 ? (
          <p>{deprecations.none}</p>
        ) : (
          <dl className={styles.facts}>
            {release.deprecations.map(({ attribute, notice }) => (
              <Fact key={attribute} name={attribute} value={notice} />
            ))}
          </dl>
        )}
        <p>
          <a href={VERSION_PATH}>{STATUS.data}</a>
        </p>
      </Section>
    </>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>
        <Phrases>{name}</Phrases>
      </dt>
      <dd>{typeof value === 'string' ? <Phrases>{value}</Phrases> : value}</dd>
    </>
  );
}
