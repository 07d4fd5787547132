import { useEffect } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import { pageMeta } from '#host/frame/page-meta.ts';
import type { Route } from './+types/thanks.ts';
import { APPRAISAL } from './messages.ts';
import { AppraisalTitle } from './title.tsx';

/** Whether a request has just been sent. */
export type ThanksContext = boolean;

const { title, lead, description } = APPRAISAL.thanks;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description, path: '/thanks', noindex: true });

/** Shown once (document 2, section 2): whoever comes without a request just sent is led to the form. */
export default function ThanksPage() {
  const sent = useOutletContext<ThanksContext>();
  const navigate = useNavigate();
  useEffect(() => {
    if (!sent) void navigate('/form', { replace: true });
  }, [sent, navigate]);
  return <AppraisalTitle title={title} lead={lead} />;
}
