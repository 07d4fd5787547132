import { withClaims } from '#contract/site/claims.ts';
import { claimsWithoutShops } from '../../blocks/claims/made-claims.server.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import type { Route } from './+types/form.ts';
import { APPRAISAL } from './messages.ts';
import { AppraisalTitle } from './title.tsx';

const { title, description, keywords } = APPRAISAL.form;

export const loader = ({ context }: Route.LoaderArgs) => ({
  description: withClaims(description, claimsWithoutShops(context.get(siteContext))),
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { title, description: loaderData.description, keywords, path: '/form' });

export default function FormPage() {
  return <AppraisalTitle title={title} />;
}
