import { data, redirect } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { urlOf } from '#contract/calls/call.ts';
import { readLeadsByKey } from '#contract/calls/desk/shop.ts';
import { isName } from '#contract/customer/name.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { ENDPOINT_LIMITS, isEndpointUrl } from '#contract/media/postback.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormField } from '../../ui/form/field.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import { Cards } from '../parts/cards.tsx';
import { DoneNotice } from '../parts/done.tsx';
import parts from '../parts/shared.module.css';
import { asPerson, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/shop-connections.ts';
import { Calls, Endpoint, Keys, Once } from './endpoint.tsx';
import { SHOP_CONNECTIONS, CONNECTIONS as WORDS, whyNot } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const PATH = DESK_PAGES.shopConnections;

export async function loader(args: Route.LoaderArgs) {
  const { url } = args.request;
  const origin = args.context.get(siteContext).settings.siteUrl || new URL(url).origin;
  const what = new URL(url).searchParams.get('done');
  return { connections: await asPerson(args, 'readShopConnections', {}), origin, done: what };
}

interface Answer {
  failed?: string;
  tried?: true;
  /** Shown this once. */
  secret?: string;
  key?: string;
  /** An address that was not accepted. */
  rejected?: { url: string; problem?: string } | undefined;
  keyProblem?: string;
}

const refuse = (answer: Answer) => data<Answer>(answer, { status: 422 });
const redirectDone = (what: keyof typeof WORDS.done) => redirect(`${PATH}?done=${what}`);

async function add(args: Route.ActionArgs, form: FormData) {
  const url = String(form.get('url') ?? '').trim();
  if (!isEndpointUrl('webhook', url))
    return refuse({ rejected: { url, problem: SHOP_CONNECTIONS.add.wrong } });
  try {
    const { secret } = await asPerson(args, 'addShopEndpoint', { url });
    return data<Answer>(secret ? { secret } : {});
  } catch (error) {
    return refuse({ failed: textOfFailure(error, WORDS.failed), rejected: { url } });
  }
}

/** The changes of an endpoint that have no other answer than that they are done. */
const CHANGES = { settle: 'settled', resume: 'resumed', remove: 'removed' } as const;

const ACTS = ['settle', 'resume', 'remove', 'renew', 'try', 'again', 'end-key'] as const;

async function act(args: Route.ActionArgs, intent: (typeof ACTS)[number], uuid: string) {
  switch (intent) {
    case 'renew': {
      const { secret } = await asPerson(args, 'changeShopEndpoint', { uuid, to: 'renew' });
      return data<Answer>(secret ? { secret } : {});
    }
    case 'settle':
    case 'resume':
    case 'remove':
      await asPerson(args, 'changeShopEndpoint', { uuid, to: intent });
      return redirectDone(CHANGES[intent]);
    case 'try': {
      const { error } = await asPerson(args, 'tryShopEndpoint', { uuid });
      return error === null
        ? data<Answer>({ tried: true })
        : refuse({ failed: WORDS.notTried(whyNot(error)) });
    }
    case 'again':
      await asPerson(args, 'sendShopCallAgain', { uuid });
      return redirectDone('again');
    case 'end-key':
      await asPerson(args, 'removeKey', { uuid });
      return redirectDone('ended');
  }
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const intent = intentOf(form, [...ACTS, 'add', 'add-key']);
  if (intent === 'add') return add(args, form);
  try {
    if (intent !== 'add-key') return await act(args, intent, String(form.get('uuid')));
    const name = String(form.get('name') ?? '').trim();
    if (!isName(name)) return refuse({ keyProblem: WORDS.addKey.wrong });
    return data<Answer>(await asPerson(args, 'addKey', { name }));
  } catch (error) {
    return refuse({ failed: textOfFailure(error, WORDS.failed) });
  }
}

const AddEndpoint = ({ rejected }: Pick<Answer, 'rejected'>) => (
  <section className={parts.panel} aria-labelledby="add">
    <h2 id="add">{SHOP_CONNECTIONS.add.title}</h2>
    <p className={parts.note}>{SHOP_CONNECTIONS.add.lead}</p>
    <form method="post" className={parts.form} noValidate>
      <FormField
        name="url"
        field={{
          label: WORDS.add.url,
          required: true,
          limit: ENDPOINT_LIMITS.characters,
          messages: {},
          input: { autoComplete: 'off' },
        }}
        hint={SHOP_CONNECTIONS.add.urlHint}
        placeholder={SHOP_CONNECTIONS.add.example}
        value={rejected?.url}
        problem={rejected?.problem}
      />
      <button type="submit" name="intent" value="add" className={buttonClass('ink', 'small')}>
        {WORDS.add.submit}
      </button>
    </form>
  </section>
);

/** Where the programs of a shop hear of its requests, and the keys by which they read them. */
export default function ShopConnections({ loaderData, actionData }: Route.ComponentProps) {
  const { connections, origin, done: what } = loaderData;
  const { endpoints, calls, keys } = connections;
  const answer: Answer = actionData ?? {};
  return (
    <>
      <h1>{WORDS.title}</h1>
      <p className={parts.note}>{SHOP_CONNECTIONS.lead}</p>
      {!actionData && what && isKeyOf(WORDS.done, what) && <DoneNotice>{WORDS.done[what]}</DoneNotice>}
      {answer.tried && <DoneNotice>{WORDS.tried}</DoneNotice>}
      {answer.failed && <FormFailure>{answer.failed}</FormFailure>}
      {answer.secret && <Once words={WORDS.secret} text={answer.secret} />}
      {answer.key && <Once words={WORDS.key} text={answer.key} />}
      <section aria-labelledby="endpoints" className={parts.list}>
        <h2 id="endpoints">{SHOP_CONNECTIONS.endpoints}</h2>
        {endpoints.length === 0 && <EmptyNotice>{WORDS.noEndpoints}</EmptyNotice>}
        <Cards>
          {endpoints.map((endpoint, at) => (
            <Endpoint key={endpoint.uuid} endpoint={endpoint} name={SHOP_CONNECTIONS.name(at + 1)} isSigned />
          ))}
        </Cards>
        <AddEndpoint key={answer.secret} rejected={answer.rejected} />
      </section>
      {endpoints.length > 0 && <Calls endpoints={endpoints} calls={calls} />}
      <Keys
        keys={keys}
        problem={answer.keyProblem}
        example={urlOf(readLeadsByKey, origin, { query: { tab: 'new' } })}
        words={SHOP_CONNECTIONS}
      />
    </>
  );
}
