import { type ReactNode, Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import type { Outcome } from '#host/data/outcome.ts';
import { Icon } from '#host/ui/icon/icon.tsx';
import { STATES } from './messages.ts';

interface StreamedProps<Data> {
  /** What the loader has promised. */
  data: Promise<Outcome<Data>>;
  /** Shown while it is on its way. */
  loading?: ReactNode;
  /** Shown when it failed; the panel with a retry button where left out. */
  failed?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A block with the four states of the specification: loading, error with retry, empty (the child's own), loaded. */
export function Streamed<Data>({ data, loading, failed, children }: StreamedProps<Data>) {
  return (
    <Suspense fallback={loading ?? <Loading />}>
      <Await resolve={data} errorElement={failed ?? <ErrorPanel message="" />}>
        {(outcome: Outcome<Data>) =>
          outcome.ok ? children(outcome.value) : (failed ?? <ErrorPanel message={outcome.message} />)
        }
      </Await>
    </Suspense>
  );
}

export function Loading({ text = STATES.loading }: { text?: string }) {
  return (
    <div className="notice" role="status">
      <span className="spinner" aria-hidden="true" />
      {text}
    </div>
  );
}

/** Asks the loaders again (document 1, section 4). */
function RetryButton() {
  const { revalidate, state } = useRevalidator();
  return (
    <button
      type="button"
      className="button button--line button--small"
      disabled={state !== 'idle'}
      onClick={() => void revalidate()}
    >
      <Icon name="refresh" />
      {STATES.retry}
    </button>
  );
}

/** What went wrong, in the words of the specification, with a way to try again. */
function ErrorPanel({ message }: { message: string }) {
  return (
    <div className="notice" role="alert">
      <p className="notice__title">{STATES.failed}</p>
      <p>{message || STATES.unexpected}</p>
      <RetryButton />
    </div>
  );
}

/** A failure whose words the block has itself. */
export function FailedNotice({ children }: { children: ReactNode }) {
  return (
    <div className="notice" role="alert">
      <p className="notice__title">{children}</p>
      <RetryButton />
    </div>
  );
}

export function EmptyNotice({ children }: { children: ReactNode }) {
  return (
    <div className="notice">
      <p>{children}</p>
    </div>
  );
}
