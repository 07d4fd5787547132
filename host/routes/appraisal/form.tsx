import type { MetaFunction } from 'react-router';
import { APPRAISAL } from '../../content/appraisal.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { AppraisalTitle } from './title.tsx';

const { title, lead, description } = APPRAISAL.form;

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title, description, path: '/form' });

export default function FormPage() {
  return <AppraisalTitle title={title} lead={lead} />;
}
