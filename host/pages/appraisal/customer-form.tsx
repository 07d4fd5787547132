import type { MetaFunction } from 'react-router';
import { pageMeta } from '#host/frame/page-meta.ts';
import { APPRAISAL } from './messages.ts';
import { AppraisalTitle } from './title.tsx';

const { title, lead, description } = APPRAISAL.customer;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description, path: '/customer-form' });

export default function CustomerPage() {
  return <AppraisalTitle title={title} lead={lead} />;
}
