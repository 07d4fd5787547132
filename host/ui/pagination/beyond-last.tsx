import { Link, useSearchParams } from 'react-router';
import { EmptyNotice } from '#host/blocks/streamed/streamed.tsx';
import { useTidyAddress } from '#host/ui/use-tidy-address.ts';
import { PAGINATION } from './messages.ts';

/** A page above the last one: the address is replaced by the last (document 1, section 4). */
export function BeyondLast({ last }: { last: number }) {
  const [query] = useSearchParams();
  const target = new URLSearchParams(query);
  target.set('page', String(last));
  const to = `?${target}`;
  useTidyAddress(to);
  return (
    <EmptyNotice>
      {PAGINATION.beyond(last)} <Link to={to}>{PAGINATION.toLast}</Link>
    </EmptyNotice>
  );
}
