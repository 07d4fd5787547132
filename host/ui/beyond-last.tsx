import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { EmptyNotice } from '../blocks/streamed.tsx';
import { PAGINATION } from '../content/partners.ts';

/** A page above the last one: the address is replaced by the last (document 1, section 4). */
export function BeyondLast({ last }: { last: number }) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const target = new URLSearchParams(query);
  target.set('page', String(last));
  const to = `?${target}`;
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return (
    <EmptyNotice>
      {PAGINATION.beyond(last)} <Link to={to}>{PAGINATION.toLast}</Link>
    </EmptyNotice>
  );
}
