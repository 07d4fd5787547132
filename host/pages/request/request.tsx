import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { requestRow } from '#contract/life/request-states.ts';
import { Cases } from '../../blocks/cases/cases.tsx';
import { orOffline, revalidatesWhenOld } from '../../blocks/follow-up/answers.ts';
import { behindLink } from '../../blocks/follow-up/behind-link.server.ts';
import { openedOrClosed } from '../../blocks/follow-up/closed.ts';
import { CalmScreen, ClosedScreen, closedWords } from '../../blocks/follow-up/closed-screen.tsx';
import { CustomerFacts } from '../../blocks/follow-up/customer-facts.tsx';
import { Goods } from '../../blocks/follow-up/goods.tsx';
import { leftItems } from '../../blocks/follow-up/left-items.ts';
import { ClosedPart } from '../../blocks/follow-up/part.tsx';
import { formOf, intentOf } from '../../data/form-of.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { titleOf } from '../../frame/page-title.ts';
import { siteContext } from '../../settings/context.ts';
import { useSite } from '../../settings/use-site.ts';
import { buttonClass } from '../../ui/button/button.ts';
import type { Route } from './+types/request.ts';
import { REQUEST_INTENTS, type RequestAnswer, type RequestAnswers, useRequestAnswers } from './answer.ts';
import { ConfirmChoice } from './confirm-choice.tsx';
import { Decision, ReleaseOfContact } from './decision.tsx';
import { Endings } from './endings.tsx';
import { GoodsChanges } from './goods-changes.tsx';
import { DECISION, ENDINGS, REQUEST, REQUEST_LINK } from './messages.ts';
import { Outcomes } from './outcome.tsx';
import { PartList } from './part-list.tsx';
import { PARTS } from './parts.ts';
import { PreferenceForm } from './preference-form.tsx';
import { Questions } from './questions.tsx';
import { Quotes } from './quotes.tsx';
import styles from './request.module.css';
import {
  correctAnswers,
  doIntent,
  loadRequest,
  preferenceOf,
  type ShownRequest,
  visitOf,
} from './request-call.server.ts';
import { RequestHead } from './request-head.tsx';
import { Shops } from './shops.tsx';
import { Visits } from './visit/visits.tsx';

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const ask = behindLink(site, token);
  return openedOrClosed('own request', loadRequest(ask, site.settings.apiBase, token));
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  const intent = intentOf(form, REQUEST_INTENTS);
  const ask = behindLink(context.get(siteContext), params.token);
  const question = intent === 'answer' ? String(form.get('question')) : undefined;
  const shop = form.has('shop') ? String(form.get('shop')) : undefined;
  const visit = intent === 'invite' ? visitOf(form) : undefined;
  const answer: RequestAnswer = {
    ...{ intent, preference: preferenceOf(form), question, shop, visit },
    text: form.has('text') ? String(form.get('text')) : undefined,
  };
  if (intent === 'erase' && form.get('confirmed') !== 'on')
    return data<RequestAnswer>({ ...answer, reason: 'unconfirmed' }, { status: 422 });
  if (intent === 'correct') return correctAnswers(form, ask, answer);
  return doIntent(intent, form, ask, answer);
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orOffline<RequestAnswer>(request, serverAction);

/** A question whether shops are to be chosen has changed nothing. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  !(args.actionResult as Partial<RequestAnswer> | undefined)?.confirming && revalidatesWhenOld(args);

export const handle: PageHandle = { live: true, private: 'key', header: 'quiet' };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const reason = loaderData?.closed;
  return privateMeta(matches, reason ? closedWords(reason, REQUEST_LINK).title : undefined);
};

/** The title of a page that shows one of two things at the same address. */
function Title({ children }: { children: string }) {
  const { settings } = useSite();
  return <title>{titleOf(children, settings.productName)}</title>;
}

const NewRequest = () => (
  <a className={buttonClass('line')} href="/form">
    {REQUEST.newRequest}
  </a>
);

function Erased({ told }: { told: number }) {
  const { doneTitle, doneTexts, home } = ENDINGS.erase;
  return (
    <CalmScreen title={doneTitle} texts={doneTexts(told)}>
      <a className={buttonClass('ink')} href="/">
        {home}
      </a>
    </CalmScreen>
  );
}

interface OwnGoodsProps extends OpenRequestProps {
  isSought: boolean;
}

/** The goods, the rest of what the seller has filled in, and the ways to change the goods. */
function OwnGoods({ request, isSought, asked }: OwnGoodsProps) {
  const { items, details } = request;
  const [search] = useSearchParams();
  return (
    <ClosedPart
      id={PARTS.goods.id}
      title={REQUEST.goods(leftItems(items).length)}
      open={search.has('photos') || Boolean(asked.reduce.answer)}
    >
      <Goods items={items} />
      {isSought && <GoodsChanges request={request} asked={asked.reduce} />}
      {Object.values<string>(details).some(Boolean) && (
        <section aria-label={REQUEST.details}>
          <h3>{REQUEST.details}</h3>
          <dl>
            <CustomerFacts texts={details} />
          </dl>
        </section>
      )}
    </ClosedPart>
  );
}

interface OpenRequestProps {
  request: ShownRequest;
  asked: RequestAnswers;
}

function OpenRequest({ request, asked }: OpenRequestProps) {
  const { shops, state, preference } = request;
  const isOpen = !request.withdrawn_at && shops.length > 0;
  const isSought = isOpen && !requestRow(state).isOver;
  const confirmUuids = asked.choose.answer?.confirming;
  const choices = shops.filter(({ uuid, may }) => may.includes('choose') && confirmUuids?.includes(uuid));
  if (isOpen && choices.length > 0)
    return (
      <div className={styles.page}>
        <Title>{DECISION.confirm.title}</Title>
        <ConfirmChoice request={request} chosen={choices} asked={asked.choose} />
      </div>
    );
  const hasQuotes = shops.some(({ quote }) => quote);
  return (
    <div className={styles.page}>
      <Title>{REQUEST.title}</Title>
      <RequestHead request={request} asked={asked} />
      <PartList request={request} isOpen={isOpen} isSought={isSought} />
      <Quotes request={request} picked={asked.choose.answer?.picked ?? []} />
      {isOpen && !hasQuotes && <Questions shops={shops} asked={asked.answer} />}
      {isOpen && (
        <Decision
          request={request}
          choosing={asked.choose}
          refusing={asked.refuse}
          undoing={asked.undo}
          bettering={asked.better}
        />
      )}
      {isOpen && hasQuotes && <Questions shops={shops} asked={asked.answer} />}
      {isOpen && <Visits request={request} asked={asked} />}
      <Shops shops={shops} />
      {isOpen && <Outcomes shops={shops} isDecided={request.decided_at !== null} asked={asked} />}
      <OwnGoods request={request} isSought={isSought} asked={asked} />
      {isSought && !request.decided_at && <ReleaseOfContact request={request} asked={asked.release} />}
      {isSought && <PreferenceForm asked={asked.prefer} preference={preference} />}
      <Cases
        side="seller"
        places={shops.map(({ uuid, name, cases, may_report: reasons }) => ({
          shop: { uuid, name },
          cases,
          reasons,
        }))}
        reporting={asked.reportShop}
        about={asked.reportShop.answer?.shop}
        answering={asked.answerCase}
        takingBack={asked.takeBackReport}
        photosUrl={request.casePhotosUrl}
      />
      <Endings
        request={request}
        correcting={asked.correct}
        withdrawing={asked.withdraw}
        erasing={asked.erase}
      />
    </div>
  );
}

/** The page on which a seller follows a request. */
export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const acts = useRequestAnswers(actionData);
  const { value: request, closed } = loaderData;
  if (request) return <OpenRequest request={request} asked={acts} />;
  if (acts.erase.isDone) return <Erased told={acts.erase.answer?.told ?? 0} />;
  return (
    <ClosedScreen closed={closed} words={REQUEST_LINK}>
      {closed === 'unknown_link' && (
        <a className={buttonClass('ink')} href="/requests">
          {REQUEST.lostLink}
        </a>
      )}
      <NewRequest />
    </ClosedScreen>
  );
}
