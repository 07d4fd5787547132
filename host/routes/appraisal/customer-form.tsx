import type { MetaFunction } from 'react-router';
import { APPRAISAL } from '../../content/appraisal.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { AppraisalTitle } from './title.tsx';

const { title, lead, description } = APPRAISAL.customer;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description, path: '/customer-form' });

export default function CustomerPage() {
  return <AppraisalTitle title={title} lead={lead} />;
}
