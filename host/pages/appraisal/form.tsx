import { pageMeta } from '../../frame/page-meta.ts';
import type { Route } from './+types/form.ts';
import { APPRAISAL } from './messages.ts';
import { AppraisalTitle } from './title.tsx';

const { title, description, keywords } = APPRAISAL.form;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description, keywords, path: '/form' });

export default function FormPage() {
  return <AppraisalTitle title={title} />;
}
