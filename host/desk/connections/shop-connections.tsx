import { data } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { urlOf } from '#contract/calls/call.ts';
import { readLeadsByKey } from '#contract/calls/desk/shop.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { ENDPOINT_LIMITS, isEndpointUrl } from '#contract/media/postback.ts';
import { formOf } from '../../data/form-of.ts';
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
import { type ActAnswer, endpointAction, refuse, shownShop } from './endpoint-action.server.ts';
import { SHOP_CONNECTIONS, CONNECTIONS as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

export async function loader(args: Route.LoaderArgs) {
  const { url } = args.request;
  const origin = args.context.get(siteContext).settings.siteUrl || new URL(url).origin;
  const what = new URL(url).searchParams.get('done');
  return { connections: await asPerson(args, 'readShopConnections', {}), origin, done: what };
}

interface Answer extends ActAnswer {
  /** An address that was not accepted. */
  rejected?: { url: string; problem?: string } | undefined;
}

async function add(args: Route.ActionArgs, form: FormData) {
  const url = String(form.get('url') ?? '').trim();
  if (!isEndpointUrl('webhook', url))
    return refuse<Answer>({ rejected: { url, problem: SHOP_CONNECTIONS.add.wrong } });
  try {
    const { secret } = await asPerson(args, 'addShopEndpoint', { url, ...shownShop(form) });
    return data<Answer>(secret ? { secret } : {});
  } catch (error) {
    return refuse<Answer>({ failed: textOfFailure(error, WORDS.failed), rejected: { url } });
  }
}

const PAGE = {
  path: DESK_PAGES.shopConnections,
  change: 'changeShopEndpoint',
  test: 'tryShopEndpoint',
  again: 'sendShopCallAgain',
} as const;

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  return endpointAction(args, form, PAGE, () => add(args, form));
}

const AddEndpoint = ({ rejected, shop }: Pick<Answer, 'rejected'> & { shop: string }) => (
  <section className={parts.panel} aria-labelledby="add">
    <h2 id="add">{SHOP_CONNECTIONS.add.title}</h2>
    <p className={parts.note}>{SHOP_CONNECTIONS.add.lead}</p>
    <form method="post" className={parts.form} noValidate>
      <input type="hidden" name="shop" value={shop} />
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
  const { shop, endpoints, calls, keys } = connections;
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
        <AddEndpoint key={answer.secret} rejected={answer.rejected} shop={shop} />
      </section>
      {endpoints.length > 0 && <Calls endpoints={endpoints} calls={calls} />}
      <Keys
        keys={keys}
        problem={answer.keyProblem}
        example={urlOf(readLeadsByKey, origin, { query: { tab: 'new' } })}
        words={SHOP_CONNECTIONS}
        shop={shop}
      />
    </>
  );
}
