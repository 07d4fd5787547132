import { pageMeta } from '../../frame/page-meta.ts';
import type { Route } from './+types/customer-form.ts';
import { APPRAISAL } from './messages.ts';
import { AppraisalTitle } from './title.tsx';

const { title, description, keywords } = APPRAISAL.customer;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description, keywords, path: '/customer-form' });

export default function CustomerPage() {
  return <AppraisalTitle title={title} />;
}
