import { data, redirect } from 'react-router';
import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { reasonWords } from '#contract/life/case-words.ts';
import {
  CASE_EFFECTS,
  CASE_OUTCOMES,
  CASE_SIDES,
  CASE_STATES,
  type CaseEffect,
  type CaseOutcome,
  caseRow,
} from '#contract/life/cases.ts';
import { placeWords } from '#contract/life/place-states.ts';
import { momentText } from '../../blocks/follow-up/moments.ts';
import { withPhotoUrls } from '../../blocks/follow-up/photo-urls.ts';
import { Photos } from '../../blocks/follow-up/photos.tsx';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { Link } from '../../ui/link/link.tsx';
import { DoneNotice } from '../parts/done.tsx';
import parts from '../parts/shared.module.css';
import { wordOf } from '../parts/word-of.ts';
import { asPerson, asPersonOf, textOfFailure } from '../session.server.ts';
import type { Route } from './+types/case.ts';
import { AskForm } from './ask-form.tsx';
import { Due } from './case-columns.tsx';
import styles from './cases.module.css';
import { type ChosenEnd, EndForm } from './end-form.tsx';
import { CASE as WORDS } from './messages.ts';
import { CaseWords } from './words.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  privateMeta(matches, WORDS.title(loaderData?.one.number ?? ''));

export async function loader(args: Route.LoaderArgs) {
  const { params, request, context } = args;
  const { settings } = context.get(siteContext);
  const one = await asPersonOf(args, 'showCase', params);
  const [seller, shop] = withPhotoUrls(
    [{ photos: one.photos.seller }, { photos: one.photos.shop }],
    settings.apiBase,
  );
  return {
    one: { ...one, photos: { seller: seller?.photos ?? [], shop: shop?.photos ?? [] } },
    done: new URL(request.url).searchParams.get('done'),
  };
}

interface Answer {
  failed?: string;
  of?: 'ask' | 'end';
  /** The end that was chosen, before the page has asked once. */
  end?: ChosenEnd;
  text?: string;
}

const endIn = (form: FormData): ChosenEnd | undefined => {
  const [outcome, effect] = [String(form.get('outcome')), String(form.get('effect') ?? 'none')];
  if (!isKeyOf(CASE_OUTCOMES, outcome) || !isKeyOf(CASE_EFFECTS, effect)) return undefined;
  return { outcome, effect, text: String(form.get('text') ?? '').trim() };
};

const INTENTS = ['seller', 'shop', 'preview', 'back', 'end'] as const;

const refuse = (answer: Answer, status = 422) => data<Answer>(answer, { status });

export async function action(args: Route.ActionArgs) {
  const { params } = args;
  const form = await formOf(args.request);
  const intent = intentOf(form, INTENTS);
  const redirectDone = (what: string) => redirect(`${DESK_PAGES.cases}/${params.uuid}?done=${what}`);
  const text = String(form.get('text') ?? '').trim();
  if (intent === 'seller' || intent === 'shop') {
    const pass = form.getAll('pass').map(String);
    try {
      await asPerson(args, 'askAboutCase', { ...params, side: intent, text, pass });
    } catch (error) {
      return refuse({ failed: textOfFailure(error, WORDS.failed), of: 'ask', text }, 409);
    }
    return redirectDone('ask');
  }
  const end = endIn(form);
  if (!end) return refuse({ failed: WORDS.failed.invalid_body, of: 'end', text });
  if (intent !== 'end') return data<Answer>({ of: 'end', end, ...(intent === 'back' && { text }) });
  try {
    await asPerson(args, 'endCase', { ...params, ...end });
  } catch (error) {
    return refuse({ failed: textOfFailure(error, WORDS.failed), of: 'end', end, text }, 409);
  }
  return redirectDone('end');
}

const DONE: Readonly<Record<string, string>> = { ask: WORDS.ask.done, end: WORDS.end.done };

type Case = Route.ComponentProps['loaderData']['one'];

/** The state of a case, and whom it waits for. */
function stateWords({ state, asked }: Case): string {
  const { label } = CASE_STATES[state];
  return state === 'awaited' && asked ? `${label}（${WORDS.asked(CASE_SIDES[asked])}）` : label;
}

/** The end of a case that has ended. */
const endWords = (outcome: CaseOutcome, effect: CaseEffect | null) =>
  [CASE_OUTCOMES[outcome].label, CASE_EFFECTS[effect ?? 'none'].label].join('　');

/** The moment at which the other side was told of a case, or that it was not. */
function toldWords({ told_at: toldAt, ended_at: endedAt }: Case): string {
  if (toldAt) return WORDS.toldAt(momentText(toldAt));
  return endedAt ? WORDS.neverTold : WORDS.notTold;
}

function Facts({ one }: { one: Case }) {
  const { waitsFor } = caseRow(one.state);
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{WORDS.facts}</h2>
      <dl className={parts.facts}>
        {[
          [WORDS.reason, reasonWords(one.reason, 'operator')],
          [WORDS.reporter, `${CASE_SIDES[one.side]}　${momentText(one.at)}`],
          [WORDS.state, stateWords(one)],
          ...(waitsFor ? [[WORDS.due[waitsFor], <Due key="due" {...one} />] as const] : []),
          ...(one.outcome ? [[WORDS.ended, endWords(one.outcome, one.effect)] as const] : []),
          [WORDS.told, toldWords(one)],
          [
            WORDS.request,
            <Link key="request" to={`${DESK_PAGES.requests}/${one.request}`}>
              {one.number}
            </Link>,
          ],
          [
            WORDS.shop,
            <Link key="shop" to={`${DESK_PAGES.shops}/${one.shop}`}>
              {one.shop_name}
            </Link>,
          ],
          [WORDS.place, placeWords('operator', one.place.state, one.place.why)],
          [
            WORDS.history,
            one.shop_cases.all === 0 ? (
              WORDS.noHistory
            ) : (
              <Link key="history" to={`${DESK_PAGES.cases}?shop=${one.shop}`}>
                {WORDS.historyText(one.shop_cases)}
              </Link>
            ),
          ],
          [WORDS.marks, WORDS.marksText(one.sender_marks)],
        ].map(([name, value]) => (
          <div key={String(name)}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const yen = (amount: number) => `${amount.toLocaleString('ja')}円`;

/** The amounts that were quoted and paid, side by side. */
function Amounts({ one: { quote, paid } }: { one: Case }) {
  const quoteText =
    quote && (quote.low === quote.high ? yen(quote.low) : `${yen(quote.low)}〜${yen(quote.high)}`);
  return (
    <section aria-labelledby="amounts">
      <h2 id="amounts">{WORDS.amounts}</h2>
      <dl className={styles.amounts}>
        {[
          [WORDS.quote, quoteText],
          [WORDS.paid.seller, paid.seller === null ? null : yen(paid.seller)],
          [WORDS.paid.shop, paid.shop === null ? null : yen(paid.shop)],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? WORDS.unknown}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Trouble between a seller and a shop: what both sides say, and how it is ended. */
export default function CasePage({ loaderData, actionData }: Route.ComponentProps) {
  const { one, done } = loaderData;
  const { failed, of, end, text }: Answer = actionData ?? {};
  const notice = actionData ? undefined : wordOf(DONE, done);
  const isPreview = of === 'end' && end !== undefined && text === undefined;
  return (
    <>
      <h1>{WORDS.title(one.number)}</h1>
      {notice && <DoneNotice>{notice}</DoneNotice>}
      {failed && <FormFailure>{failed}</FormFailure>}
      {!one.ended_at && (
        <div className={styles.acts}>
          <AskForm one={one} isOpen={of === 'ask'} text={of === 'ask' ? text : undefined} />
          <EndForm one={one} isOpen={of === 'end'} chosen={end} isPreview={isPreview} />
        </div>
      )}
      <div className={styles.columns}>
        <div>
          <CaseWords words={one.words} />
          {keysOf(CASE_SIDES)
            .filter((side) => one.photos[side].length > 0)
            .map((side) => (
              <section key={side} aria-labelledby={`photos-${side}`}>
                <h2 id={`photos-${side}`}>{WORDS.photos[side]}</h2>
                <Photos title={WORDS.photos[side]} photos={one.photos[side]} large={false} />
              </section>
            ))}
        </div>
        <div>
          <Facts one={one} />
          <Amounts one={one} />
        </div>
      </div>
    </>
  );
}
