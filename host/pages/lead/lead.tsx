import { redirectDocument } from 'react-router';
import { orOffline, revalidatesWhenOld } from '../../blocks/follow-up/answers.ts';
import { behindLink } from '../../blocks/follow-up/behind-link.server.ts';
import { openedOrClosed } from '../../blocks/follow-up/closed.ts';
import { ClosedScreen, closedWords } from '../../blocks/follow-up/closed-screen.tsx';
import { LEAD_INTENTS, type LeadAnswer } from '../../blocks/lead/answer.ts';
import { doLeadIntent, loadLead } from '../../blocks/lead/lead-call.server.ts';
import { LeadView, useLeadAnswers } from '../../blocks/lead/lead-view.tsx';
import { LEAD, LEAD_LINK, LEAD_WAYS } from '../../blocks/lead/messages.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { leadAtDesk } from '../../desk/session.server.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { buttonClass } from '../../ui/button/button.ts';
import type { Route } from './+types/lead.ts';

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const desk = await leadAtDesk({ request, context }, params.token);
  if (desk) throw redirectDocument(desk + photosOutcome(request));
  const site = context.get(siteContext);
  const ask = behindLink(site, params.token);
  return openedOrClosed('lead', loadLead(ask, site.settings.apiBase, params.token));
}

/** The outcome of photos for a case, which a signed-in person reads at the desk. */
function photosOutcome({ url }: Request): string {
  const outcome = new URL(url).searchParams.get('case');
  return outcome === null ? '' : `&${new URLSearchParams({ case: outcome })}`;
}

export async function action({ params: { token }, context, request }: Route.ActionArgs) {
  const form = await formOf(request);
  const intent = intentOf(form, LEAD_INTENTS);
  return doLeadIntent(intent, form, behindLink(context.get(siteContext), token));
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orOffline<LeadAnswer>(request, serverAction);

export const shouldRevalidate = revalidatesWhenOld;

export const handle: PageHandle = { live: true, private: 'key', header: 'quiet' };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const reason = loaderData?.closed;
  return privateMeta(matches, reason ? closedWords(reason, LEAD_LINK).title : LEAD.title);
};

/** A shop's view of a request, and its answers. */
export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
  const acts = useLeadAnswers(actionData);
  const { value: lead, closed } = loaderData;
  if (lead) return <LeadView lead={lead} asked={acts} />;
  return (
    <ClosedScreen closed={closed} words={LEAD_LINK}>
      <a className={buttonClass('line')} href="/contact">
        {LEAD_WAYS.contact}
      </a>
    </ClosedScreen>
  );
}
