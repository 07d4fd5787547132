import type { MetaFunction } from 'react-router';
import { pageMeta } from '#host/frame/page-meta.ts';
import { APPRAISAL } from './messages.ts';
import { AppraisalTitle } from './title.tsx';

const { title, lead, description } = APPRAISAL.form;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title, description, path: '/form' });

export default function FormPage() {
  return <AppraisalTitle title={title} lead={lead} />;
}
