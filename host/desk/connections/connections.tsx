import { data, redirect } from 'react-router';
import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { urlOf } from '#contract/calls/call.ts';
import { readMedia } from '#contract/calls/desk/partner.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import {
  ENDPOINT_KINDS,
  ENDPOINT_LIMITS,
  type EndpointKind,
  isEndpointUrl,
  POSTBACK_VALUES,
} from '#contract/media/postback.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { formOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { FormField } from '../../ui/form/field.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import { Cards } from '../parts/cards.tsx';
import { DoneNotice } from '../parts/done.tsx';
import { MediumSelect } from '../parts/medium-select.tsx';
import parts from '../parts/shared.module.css';
import { asPerson, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/connections.ts';
import { contextAction, isContextIntent } from './context-action.server.ts';
import { ContextFields, type ContextTexts } from './context-fields.tsx';
import { Calls, Endpoint, Keys, Once } from './endpoint.tsx';
import { type ActAnswer, endpointAction, refuse } from './endpoint-action.server.ts';
import { CONNECTIONS as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

type Shown = AnswerOfAct<'readConnections'>;

export async function loader(args: Route.LoaderArgs) {
  const { url } = args.request;
  const origin = args.context.get(siteContext).settings.siteUrl || new URL(url).origin;
  const what = new URL(url).searchParams.get('done');
  return { connections: await asPerson(args, 'readConnections', {}), origin, done: what };
}

interface Answer extends ActAnswer {
  /** An endpoint that was not accepted. */
  endpoint?: { medium: string; kind: EndpointKind; url: string; problem?: string };
  /** A field that was not accepted. */
  context?: ContextTexts;
}

async function add(args: Route.ActionArgs, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const kind: EndpointKind = text('kind') === 'postback' ? 'postback' : 'webhook';
  const endpoint = { medium: text('medium'), kind, url: text('url') };
  if (!isEndpointUrl(endpoint.kind, endpoint.url))
    return refuse<Answer>({ endpoint: { ...endpoint, problem: WORDS.add.wrong } });
  try {
    const { secret } = await asPerson(args, 'addEndpoint', endpoint);
    return secret ? data<Answer>({ secret }) : redirect(`${PAGE.path}?done=added`);
  } catch (error) {
    return refuse<Answer>({ failed: textOfFailure(error, WORDS.failed), endpoint });
  }
}

const PAGE = {
  path: DESK_PAGES.connections,
  change: 'changeEndpoint',
  test: 'tryEndpoint',
  again: 'sendCallAgain',
} as const;

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  if (isContextIntent(form)) return contextAction(args, form);
  return endpointAction(args, form, PAGE, () => add(args, form));
}

function AddEndpoint({ media, answer }: { media: Shown['media']; answer: Answer['endpoint'] }) {
  return (
    <section className={parts.panel} aria-labelledby="add">
      <h2 id="add">{WORDS.add.title}</h2>
      <p className={parts.note}>{WORDS.add.lead}</p>
      <form method="post" className={parts.form} noValidate>
        <MediumSelect
          label={WORDS.add.medium}
          className={parts.labelled}
          media={media}
          chosen={answer?.medium}
        />
        <Choices
          type="radio"
          name="kind"
          legend={WORDS.add.kind}
          options={ENDPOINT_KINDS}
          chosen={[answer?.kind ?? 'webhook']}
        />
        <FormField
          name="url"
          field={{
            label: WORDS.add.url,
            required: true,
            limit: ENDPOINT_LIMITS.characters,
            messages: {},
            input: { autoComplete: 'off' },
          }}
          hint={WORDS.add.urlHint}
          placeholder={WORDS.add.example}
          value={answer?.url}
          problem={answer?.problem}
        />
        <details>
          <summary>{WORDS.add.values}</summary>
          <dl className={parts.facts}>
            {[
              ...keysOf(POSTBACK_VALUES).map((name) => [`{${name}}`, POSTBACK_VALUES[name]] as const),
              [WORDS.add.ids, WORDS.add.idsWhat] as const,
            ].map(([name, what]) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </details>
        <button type="submit" name="intent" value="add" className={buttonClass('ink', 'small')}>
          {WORDS.add.submit}
        </button>
      </form>
    </section>
  );
}

/** Where the programs of a partner hear of conversions, and the keys by which they read counts. */
export default function Connections({ loaderData, actionData }: Route.ComponentProps) {
  const { connections, origin, done: what } = loaderData;
  const { media, endpoints, calls, keys } = connections;
  const answer: Answer = actionData ?? {};
  const nameOf = (medium: string) => media.find(({ uuid }) => uuid === medium)?.name ?? '';
  if (media.length === 0)
    return (
      <>
        <h1>{WORDS.title}</h1>
        <p>{WORDS.none}</p>
      </>
    );
  return (
    <>
      <h1>{WORDS.title}</h1>
      <p className={parts.note}>{WORDS.lead}</p>
      {!actionData && what && isKeyOf(WORDS.done, what) && <DoneNotice>{WORDS.done[what]}</DoneNotice>}
      {answer.tried && <DoneNotice>{WORDS.tried}</DoneNotice>}
      {answer.failed && <FormFailure>{answer.failed}</FormFailure>}
      {answer.secret && <Once words={WORDS.secret} text={answer.secret} />}
      {answer.key && <Once words={WORDS.key} text={answer.key} />}
      <section aria-labelledby="endpoints" className={parts.list}>
        <h2 id="endpoints">{WORDS.endpoints}</h2>
        {endpoints.length === 0 && <EmptyNotice>{WORDS.noEndpoints}</EmptyNotice>}
        <Cards>
          {endpoints.map((endpoint) => (
            <Endpoint
              key={endpoint.uuid}
              endpoint={endpoint}
              name={nameOf(endpoint.medium)}
              kind={ENDPOINT_KINDS[endpoint.kind]}
              isSigned={endpoint.kind === 'webhook'}
            />
          ))}
        </Cards>
        <AddEndpoint key={answer.secret} media={media} answer={answer.endpoint} />
      </section>
      {endpoints.length > 0 && <Calls endpoints={endpoints} calls={calls} />}
      <ContextFields media={media} texts={answer.context} />
      <Keys
        keys={keys}
        problem={answer.keyProblem}
        example={urlOf(readMedia, origin, { query: { days: '28' } })}
        words={WORDS}
      />
    </>
  );
}
