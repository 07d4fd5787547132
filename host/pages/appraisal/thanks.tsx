import { useEffect } from 'react';
import { href, redirect, useNavigate, useOutletContext } from 'react-router';
import { pageMeta } from '../../frame/page-meta.ts';
import type { Route } from './+types/thanks.ts';
import { APPRAISAL } from './messages.ts';

/** Whether a request has just been sent. */
export type ThanksContext = boolean;

const { title, description, keywords } = APPRAISAL.thanks;

/** A visitor who loads this page directly has not just sent a request. */
export const loader = () => redirect(href('/form'));

/** Within a visit, the layout knows whether a request was sent. */
export const clientLoader = () => null;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description, keywords, path: '/thanks', noindex: true });

/** Shown once, after a request was sent (document 2, section 2). Anybody else is led to the form. */
export default function ThanksPage() {
  const sent = useOutletContext<ThanksContext>();
  const navigate = useNavigate();
  useEffect(() => {
    if (!sent) void navigate(href('/form'), { replace: true });
  }, [sent, navigate]);
  // The form's headline has the same text in larger letters, and gets the focus.
  return <h1 className="visually-hidden">{title}</h1>;
}
