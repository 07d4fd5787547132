import { data } from 'react-router';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { orOffline, revalidatesWhenOld } from '../../blocks/follow-up/answers.ts';
import { behindLink } from '../../blocks/follow-up/behind-link.server.ts';
import { openedOrClosed } from '../../blocks/follow-up/closed.ts';
import { ClosedScreen } from '../../blocks/follow-up/closed-screen.tsx';
import { LEAD_INTENTS, type LeadAnswer } from '../../blocks/lead/answer.ts';
import { doLeadIntent, loadLead } from '../../blocks/lead/lead-call.server.ts';
import { LeadView, useLeadAnswers } from '../../blocks/lead/lead-view.tsx';
import { LEAD, LEAD_LINK } from '../../blocks/lead/messages.ts';
import { formOf, intentOf } from '../../data/form-of.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { SwitchShop } from '../parts/switch-shop.tsx';
import { asPersonOf } from '../session.server.ts';
import type { Route } from './+types/lead.ts';
import { isBought } from './deal-paper.ts';
import { DEAL, LEADS } from './messages.ts';
import styles from './shop-desk.module.css';

/** The key of a lead of the shop of this person. Another shop's request is not there. */
const keyOf = ({ params, ...args }: Route.LoaderArgs | Route.ActionArgs) =>
  asPersonOf(args, 'readLeadKey', params);

export async function loader(args: Route.LoaderArgs) {
  const { token, elsewhere } = await keyOf(args);
  const site = args.context.get(siteContext);
  const lead = loadLead(behindLink(site, token), site.settings.apiBase, token);
  const { data: answer, init } = await openedOrClosed('lead', lead);
  return data({ ...answer, elsewhere }, init ?? undefined);
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const intent = intentOf(form, LEAD_INTENTS);
  const { token } = await keyOf(args);
  return doLeadIntent(intent, form, behindLink(args.context.get(siteContext), token));
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) =>
  orOffline<LeadAnswer>(request, serverAction);

export const shouldRevalidate = revalidatesWhenOld;

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, LEAD.title);

/** A request at the desk of a shop, as its link in a mail shows it. */
export default function DeskLead({ loaderData, actionData, params }: Route.ComponentProps) {
  const acts = useLeadAnswers(actionData);
  const { value: lead, closed, elsewhere } = loaderData;
  if (lead)
    return (
      <>
        {elsewhere && <SwitchShop shop={elsewhere} next={`${DESK_PAGES.shop}/${params.name}`} />}
        <LeadView
          key={lead.number}
          lead={lead}
          asked={acts}
          paper={
            isBought(lead) && (
              <p className={classes(styles.paper, 'not-printed')}>
                <Link className={buttonClass('line')} to={`${DESK_PAGES.deal}/${params.name}`}>
                  {DEAL.link}
                </Link>
              </p>
            )
          }
        />
      </>
    );
  return (
    <ClosedScreen closed={closed} words={LEAD_LINK}>
      <Link to={DESK_PAGES.shop}>{LEADS.list}</Link>
    </ClosedScreen>
  );
}
