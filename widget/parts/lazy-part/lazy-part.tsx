import { Component, type ReactNode, Suspense } from 'react';
import { COMMON } from '../messages.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { MESSAGES } from './messages.ts';

/** Shown while a part of the form loads. */
function Loading() {
  return (
    <p className="loading" role="status">
      {COMMON.loading}
    </p>
  );
}

interface SafeProps {
  /** Shown after a failure instead of a message and a button that loads the page again. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Catches a failure, so that the form does not disappear. */
export class Safe extends Component<SafeProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('[appraisal-form]', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.instead) return this.props.instead;
    return (
      <div className="failure" role="alert">
        <p>
          <Phrases>{MESSAGES.failed}</Phrases>
        </p>
        <button type="button" className="button button--secondary" onClick={() => location.reload()}>
          {COMMON.retry}
        </button>
      </div>
    );
  }
}

/** A part that is loaded when it is first needed. */
export function LazyPart({ children, instead, quiet = false }: SafeProps & { quiet?: boolean }) {
  return (
    <Safe instead={instead}>
      <Suspense fallback={quiet ? null : <Loading />}>{children}</Suspense>
    </Safe>
  );
}
