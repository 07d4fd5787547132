import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { inAddress, languageIn } from '#contract/language/address.ts';
import { spokenLanguage } from '#contract/language/words.ts';
import { orOffline, revalidatesWhenOld } from '../../blocks/follow-up/answers.ts';
import { behindLink } from '../../blocks/follow-up/behind-link.server.ts';
import { openedOrClosed } from '../../blocks/follow-up/closed.ts';
import { CalmScreen, ClosedScreen, closedWords } from '../../blocks/follow-up/closed-screen.tsx';
import { formOf, intentOf } from '../../data/form-of.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { sellerLanguage } from '../../settings/seller-language.ts';
import { buttonClass } from '../../ui/button/button.ts';
import type { Route } from './+types/request.ts';
import { REQUEST_INTENTS, type RequestAnswer, useRequestAnswers } from './answer.ts';
import { ENDINGS, REQUEST, REQUEST_LINK } from './messages.ts';
import { OpenRequest } from './open-request.tsx';
import { answerOf, correctAnswers, doIntent, loadRequest } from './request-call.server.ts';

export async function loader({ params: { token }, context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const ask = behindLink(site, token);
  const askedLanguage = languageIn(request.url);
  const answer = await openedOrClosed(
    'own request',
    loadRequest(ask, { apiBase: site.settings.apiBase, token, asked: askedLanguage }),
  );
  context.set(sellerLanguage, answer.data.value?.language ?? null);
  return answer;
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  const intent = intentOf(form, REQUEST_INTENTS);
  const ask = behindLink(context.get(siteContext), params.token);
  const answer = answerOf(intent, form);
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

export const handle: PageHandle = { live: true, private: 'key', header: 'quiet', languages: true };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const reason = loaderData?.closed;
  return privateMeta(matches, reason ? closedWords(reason, REQUEST_LINK).title : undefined);
};

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

/** The page on which a seller follows a request. */
export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const acts = useRequestAnswers(actionData);
  const { value: request, closed } = loaderData;
  if (request) return <OpenRequest request={request} asked={acts} />;
  if (acts.erase.isDone) return <Erased told={acts.erase.answer?.told ?? 0} />;
  return (
    <ClosedScreen closed={closed} words={REQUEST_LINK}>
      {closed === 'unknown_link' && (
        <a className={buttonClass('ink')} href={inAddress(spokenLanguage(), '/requests')}>
          {REQUEST.lostLink}
        </a>
      )}
      <NewRequest />
    </ClosedScreen>
  );
}
