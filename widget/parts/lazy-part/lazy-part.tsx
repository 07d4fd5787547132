import { Component, type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { FORM_PAGE } from '../../base/form-page.ts';
import { MESSAGES as MISSING } from '../../first-paint/messages.ts';
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
  /** Shown after a failure instead of a message with another try and a link to the form's own page. */
  instead?: ReactNode;
  onFail?: (error: unknown) => void;
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
    this.props.onFail?.(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    return (
      <div className="failure" role="alert">
        <p>
          <Phrases>{MESSAGES.failed}</Phrases>
        </p>
        <button type="button" className="button button--secondary" onClick={() => location.reload()}>
          {COMMON.retry}
        </button>
        <a className="link" href={FORM_PAGE}>
          {MISSING.page}
        </a>
      </div>
    );
  }
}

/** A part in a file of its own, which loads when it is first needed. */
export interface Later<Props> {
  /** Loads it. After a failure the next call tries again. */
  load(): Promise<void>;
  /** Undefined until it has loaded. */
  part: ComponentType<Props> | undefined;
}

export function loadLater<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Later<Props> {
  const one: Later<Props> = {
    part: undefined,
    load: async () => {
      one.part ??= (await load()).default;
    },
  };
  return one;
}

interface LazyPartProps<Props> extends Omit<SafeProps, 'children'> {
  part: Later<Props>;
  /** Shows nothing while it loads. */
  quiet?: boolean;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/** Shows a part as soon as it has loaded. */
export function LazyPart<Props>({ instead, ...props }: LazyPartProps<Props>) {
  return (
    <Safe instead={instead}>
      <WhenLoaded {...props} />
    </Safe>
  );
}

function WhenLoaded<Props>({ part, quiet, children }: Omit<LazyPartProps<Props>, 'instead'>) {
  const [outcome, setOutcome] = useState<{ error?: unknown }>({});
  const { part: Part } = part;
  useLayoutEffect(() => {
    // The part may have loaded since this was rendered, and is then shown all the same.
    if (Part) return;
    let isGone = false;
    const tell = (now: { error?: unknown }) => {
      if (!isGone) setOutcome(now);
    };
    part.load().then(
      () => tell({}),
      (error: unknown) => tell({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [part, Part]);
  if ('error' in outcome) throw outcome.error;
  if (Part) return children(Part);
  return quiet ? null : <Loading />;
}
