import { type ReactNode, Suspense } from 'react';
import { Await } from 'react-router';
import type { CallOutcome } from '../../data/outcome.ts';
import { ErrorNotice, Loading } from '../../ui/notice/notice.tsx';

interface StreamedProps<Data> {
  /** The promise of the loader. */
  data: Promise<CallOutcome<Data>>;
  /** Shown until it has arrived. */
  loading?: ReactNode;
  /** Shown when it failed; a notice with a retry button where this is left out. */
  failed?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A block with the states of the specification: loading, error with retry, loaded. An empty state is the child's. */
export function Streamed<Data>({ data, loading, failed, children }: StreamedProps<Data>) {
  return (
    <Suspense fallback={loading ?? <Loading />}>
      <Await resolve={data} errorElement={failed ?? <ErrorNotice message="" />}>
        {(outcome: CallOutcome<Data>) =>
          outcome.ok ? children(outcome.value) : (failed ?? <ErrorNotice message={outcome.message} />)
        }
      </Await>
    </Suspense>
  );
}
