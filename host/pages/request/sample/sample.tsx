import { data } from 'react-router';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { mostQuotes } from '#contract/site/shop-facts.ts';
import { SAMPLE_PAGE } from '../../../blocks/before-sending/messages.ts';
import { madeClaims } from '../../../blocks/claims/made-claims.server.ts';
import { orOffline } from '../../../blocks/follow-up/answers.ts';
import { formOf, intentOf } from '../../../data/form-of.ts';
import type { PageHandle } from '../../../frame/page-handle.ts';
import { pageMeta } from '../../../frame/page-meta.ts';
import { siteContext } from '../../../settings/context.ts';
import { buttonClass } from '../../../ui/button/button.ts';
import { ExampleMark } from '../../../ui/example-mark/example-mark.tsx';
import { Phrases } from '../../../ui/phrases/phrases.tsx';
import { REQUEST_INTENTS, type RequestAnswer, useRequestAnswers } from '../answer.ts';
import { OpenRequest } from '../open-request.tsx';
import { answerOf, confirmChoice } from '../request-call.server.ts';
import { SampleContext } from '../sample-context.ts';
import type { Route } from './+types/sample.ts';
import { SAMPLE } from './messages.ts';
import styles from './sample.module.css';
import { sampleRequest } from './sample-request.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { shops } = await madeClaims(site);
  const { release } = site.settings.disclosure;
  return { request: sampleRequest(dayInJapan(new Date()), release, mostQuotes(shops)) };
}

/** Nothing is done. Before shops are chosen the page asks, as it would. */
export async function action({ request }: Route.ActionArgs) {
  const form = await formOf(request);
  const intent = intentOf(form, REQUEST_INTENTS);
  const answer = answerOf(intent, form);
  const question = intent === 'choose' ? confirmChoice(form, answer) : undefined;
  return question ?? data<RequestAnswer>({ ...answer, reason: 'sample' }, { status: 422 });
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orOffline<RequestAnswer>(request, serverAction);

/** Nothing changes. */
export const shouldRevalidate = () => false;

export const handle: PageHandle = { live: true, crumb: () => SAMPLE.title };

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { ...SAMPLE, path: SAMPLE_PAGE });

/** A seller's page with made-up data, for somebody who has sent nothing yet. */
export default function Sample({ loaderData: { request }, actionData }: Route.ComponentProps) {
  const acts = useRequestAnswers(actionData);
  return (
    <div data-hides-banner>
      <aside className={styles.about} aria-label={SAMPLE.label}>
        <div>
          <ExampleMark />
          <p>
            <Phrases>{SAMPLE.text}</Phrases>
          </p>
          <a className={buttonClass('line', 'small')} href="/form">
            {SAMPLE.toForm}
          </a>
        </div>
      </aside>
      <SampleContext value={true}>
        <OpenRequest request={request} asked={acts} />
      </SampleContext>
    </div>
  );
}
