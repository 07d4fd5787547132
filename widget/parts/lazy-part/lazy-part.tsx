import { Component, type ReactNode, Suspense } from 'react';
import { COMMON } from '../messages.ts';
import { MESSAGES } from './messages.ts';

/** Shown while a part of the form loads. */
function Loading() {
  return (
    <p className="loading" role="status">
      {COMMON.loading}
    </p>
  );
}

/** Catches a failure, so that the form does not disappear: shows a message and a button that loads the page again. */
export class Safe extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('[appraisal-form]', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="failure" role="alert">
        <p>{MESSAGES.failed}</p>
        <button type="button" className="button button--secondary" onClick={() => location.reload()}>
          {COMMON.retry}
        </button>
      </div>
    );
  }
}

/** A part that is loaded when it is first needed. */
export function LazyPart({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  return (
    <Safe>
      <Suspense fallback={quiet ? null : <Loading />}>{children}</Suspense>
    </Safe>
  );
}
