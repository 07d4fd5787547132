import type { ReactNode } from 'react';
import type { AttributeName } from '#contract/embed/element.ts';
import type { ThemeRow } from '#contract/embed/themes.ts';
import type { Connection } from '../../sending/connection.ts';
import type { FormState } from '../../state/form-state.ts';
import type { OfflineAnswers, OfflinePhone } from '../../state/nowhere.ts';

/**
 * The look of a part at one moment, in a form of its own with the real state and without a network. The stage
 * (/demo/parts/), the component tests and the accessibility test all show a part by these.
 */
export interface PartState {
  readonly show: () => ReactNode;
  /** Changes the form before it is shown. */
  readonly prepare?: (form: FormState) => void | Promise<void>;
  /** Acts on the screen afterwards, such as a press. */
  readonly act?: (root: ShadowRoot) => void | Promise<void>;
  /** The answers of the API; a call that is left out stays pending. */
  readonly api?: OfflineAnswers;
  /** The calls of a phone that is the camera of the form; those that are left out stay pending. */
  readonly phone?: OfflinePhone;
  /** The line to the network; without this it is up. */
  readonly connection?: () => Connection;
  readonly attributes?: Partial<Record<AttributeName, string>>;
  /** Whether a theme has this state. */
  readonly only?: (theme: ThemeRow) => boolean;
  /** True if the state shows a failure, which is logged to the console too. */
  readonly logs?: boolean;
}

export type PartStates = Readonly<Record<string, PartState>>;
