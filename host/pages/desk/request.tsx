import { data, redirect } from 'react-router';
import { endRequest, readRequest, readSelf, showContact } from '#contract/calls/desk.ts';
import { mayDo, REQUEST_ENDS, REQUEST_STATES, type RequestEnd } from '#contract/desk.ts';
import { isKeyOf } from '#contract/keys.ts';
import type { DeskRequest, Step } from '#contract/schemas/desk.ts';
import { CustomerFacts } from '../../blocks/follow-up/customer-facts.tsx';
import { Goods } from '../../blocks/follow-up/goods.tsx';
import { dateText, momentText } from '../../blocks/follow-up/moments.ts';
import { withPhotoUrls } from '../../blocks/follow-up/photo-urls.ts';
import { formOf } from '../../data/form-of.ts';
import { CallError } from '../../data/http.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import type { Route } from './+types/request.ts';
import styles from './desk.module.css';
import { Done } from './done.tsx';
import { DELIVERIES, EVENT_WORDS, REQUEST as WORDS } from './messages.ts';
import { asPerson, failureOf } from './session.server.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  privateMeta(matches, WORDS.title(loaderData?.request.number ?? ''));

const ACT_OF = { revoke: 'revokeLinks', withdraw: 'withdrawRequest', erase: 'eraseRequest' } as const;

export async function loader(asking: Route.LoaderArgs) {
  const { params, request, context } = asking;
  const [found, { person }] = await Promise.all([
    asPerson(asking, readRequest, { params }).catch((error: unknown) => {
      if (error instanceof CallError && error.status < 500) throw data(null, { status: 404 });
      throw error;
    }),
    asPerson(asking, readSelf, {}),
  ]);
  const { settings } = context.get(siteContext);
  return {
    request: { ...found, items: withPhotoUrls(found.items, settings.apiBase) },
    mayShow: mayDo(person.role, 'showContact'),
    ends: REQUEST_ENDS.filter((end) => mayDo(person.role, ACT_OF[end])),
    done: new URL(request.url).searchParams.get('done'),
  };
}

interface Answer {
  texts?: Record<string, string>;
  failed?: string;
  /** The act that failed. */
  of?: RequestEnd;
}

const isEnd = (intent: string): intent is RequestEnd => REQUEST_ENDS.some((end) => end === intent);

export async function action(asking: Route.ActionArgs) {
  const { params } = asking;
  const form = await formOf(asking.request);
  const intent = String(form.get('intent'));
  if (intent === 'show') {
    const { texts } = await asPerson(asking, showContact, { params });
    return data<Answer>({ texts });
  }
  if (!isEnd(intent)) throw data(null, { status: 400 });
  if (intent === 'erase' && form.get('confirmed') !== 'on')
    return data<Answer>({ failed: WORDS.erase.unconfirmed, of: intent }, { status: 422 });
  try {
    await asPerson(asking, endRequest, { params, body: { what: intent } });
  } catch (error) {
    return data<Answer>({ failed: failureOf(error, WORDS.failed), of: intent }, { status: 409 });
  }
  return redirect(
    intent === 'erase' ? '/desk/requests?erased' : `/desk/requests/${params.uuid}?done=${intent}`,
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function stepText({ what, detail, delivery }: Step): string {
  if (delivery) {
    const { event, recipient, state } = delivery;
    return WORDS.mail(
      EVENT_WORDS[event] ?? event,
      isKeyOf(DELIVERIES.recipients, recipient) ? DELIVERIES.recipients[recipient] : recipient,
      isKeyOf(DELIVERIES.states, state) ? DELIVERIES.states[state] : state,
    );
  }
  const words = isKeyOf(WORDS.stepWords, what) ? WORDS.stepWords[what] : what;
  return detail ? `${words}：${detail}` : words;
}

const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={styles.steps}>
    {steps.map((step, index) => (
      // Several may be of the same moment.
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
      <li key={index} data-mail={step.delivery ? '' : undefined}>
        <time dateTime={step.at}>{momentText(step.at)}</time>
        <p>
          {step.shop && <b>{step.shop}</b>}
          <Phrases>{stepText(step)}</Phrases>
        </p>
      </li>
    ))}
  </ol>
);

const Shops = ({ shops }: { shops: DeskRequest['matched'] }) =>
  shops.length === 0 ? (
    <p className={styles.note}>{WORDS.noShops}</p>
  ) : (
    <table className={styles.table}>
      <thead>
        <tr>
          {[WORDS.shop, WORDS.state, WORDS.quote, WORDS.since].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shops.map(({ uuid, name, state, quote, since }) => (
          <tr key={uuid}>
            <td data-label={WORDS.shop}>{name}</td>
            <td data-label={WORDS.state}>
              {isKeyOf(WORDS.stepWords, state) ? WORDS.stepWords[state] : WORDS.stepWords.told}
            </td>
            <td data-label={WORDS.quote}>{quote}</td>
            <td data-label={WORDS.since}>
              <time dateTime={since}>{momentText(since)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );

function End({ end, failed }: { end: RequestEnd; failed: string | undefined }) {
  const { title, text, submit } = WORDS[end];
  return (
    <details className={styles.end} open={failed !== undefined}>
      <summary>{title}</summary>
      <form method="post" className={styles.form}>
        {failed && <FormFailure>{failed}</FormFailure>}
        <p className={styles.note}>
          <Phrases>{text}</Phrases>
        </p>
        {end === 'erase' && (
          <label className={styles.confirm}>
            <input type="checkbox" name="confirmed" />
            {WORDS.erase.confirm}
          </label>
        )}
        <button type="submit" name="intent" value={end} className={buttonClass('ink', 'small')}>
          {submit}
        </button>
      </form>
    </details>
  );
}

/** A request on one page. */
export default function Request({ loaderData, actionData }: Route.ComponentProps) {
  const { request, mayShow, ends, done } = loaderData;
  const { texts, failed, of }: Answer = actionData ?? {};
  const { number, at, state, prefecture, items, matched, steps } = request;
  const open = ends.filter((end) => end !== 'withdraw' || state !== 'withdrawn');
  return (
    <>
      <h1>{WORDS.title(number)}</h1>
      {(done === 'revoke' || done === 'withdraw') && !actionData && <Done>{WORDS[done].done}</Done>}
      <div className={styles.columns}>
        <section aria-labelledby="facts">
          <h2 id="facts">{WORDS.facts}</h2>
          <dl className={styles.facts}>
            <Fact name={WORDS.at}>{dateText(at)}</Fact>
            <Fact name={WORDS.state}>{REQUEST_STATES[state]}</Fact>
            <Fact name={WORDS.area}>{prefecture}</Fact>
            <Fact name={WORDS.release}>
              {isKeyOf(WORDS.releases, request.contact_release)
                ? WORDS.releases[request.contact_release]
                : request.contact_release}
            </Fact>
            {request.inflow && <Fact name={WORDS.inflow}>{request.inflow}</Fact>}
            {request.medium_uuid && <Fact name={WORDS.medium}>{request.medium_uuid}</Fact>}
          </dl>
        </section>
        {mayShow && (
          <section aria-labelledby="contact" className={styles.panel}>
            <h2 id="contact">{WORDS.contact}</h2>
            {texts ? (
              <dl className={styles.contact}>
                <CustomerFacts texts={texts} />
              </dl>
            ) : (
              <form method="post">
                <p className={styles.note}>{WORDS.contactLead}</p>
                <p className={styles.buttons}>
                  <button type="submit" name="intent" value="show" className={buttonClass('line', 'small')}>
                    {WORDS.show}
                  </button>
                </p>
              </form>
            )}
          </section>
        )}
      </div>
      <section aria-labelledby="goods">
        <h2 id="goods">{WORDS.goods}</h2>
        <Goods items={items} />
      </section>
      <section aria-labelledby="shops">
        <h2 id="shops">{WORDS.shops}</h2>
        <Shops shops={matched} />
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps">{WORDS.steps}</h2>
        <Steps steps={steps} />
      </section>
      {open.length > 0 && (
        <section aria-labelledby="acts">
          <h2 id="acts">{WORDS.acts}</h2>
          {open.map((end) => (
            <End key={end} end={end} failed={of === end ? failed : undefined} />
          ))}
        </section>
      )}
    </>
  );
}
