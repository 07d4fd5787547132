import { useEffect, useLayoutEffect } from 'react';
import { whenIdle } from '../../base/when-idle.ts';
import { takeOver } from '../../first-paint/hand-over.ts';
import { CONTINUE_TOKEN } from '../../visit/continue-token.ts';
import { CUSTOMER_STEP } from '../customer-step/load.ts';
import { CATEGORY_PICKER } from '../item-block/item-block.tsx';
import { ItemsStep } from '../items-step/items-step.tsx';
import { LazyPart, loadLater, Safe } from '../lazy-part/lazy-part.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { THANKS_STEP } from '../thanks-step/load.ts';
import { ReceivedStep } from '../thanks-step/received.tsx';
import { type FormContextValue, useActions, useFormState, useRoot } from '../use-form.ts';
import { bringToFocus } from './focus.ts';
import { FormRoot } from './form-root.tsx';
import { GoingOn } from './going-on.tsx';

const TEST_RIBBON = loadLater(() => import('../test-ribbon/test-ribbon.tsx'));
const CONTINUING = loadLater(() => import('../continuing/continuing.tsx'));

/**
 * Loads the code of the first answer when the browser is idle, and then follows the seller (follow.ts). If it fails to
 * load here, it is loaded again when it is needed, and the failure is shown there.
 * @returns stops it
 */
function whenThereIsTime({ root, form }: FormContextValue): () => void {
  let stop: (() => void) | undefined;
  let isGone = false;
  whenIdle(async () => {
    try {
      await CATEGORY_PICKER.load();
      const { follow } = await import('./follow.ts');
      if (!isGone) stop = follow(root, form);
    } catch {
      // See above.
    }
  });
  return () => {
    isGone = true;
    stop?.();
  };
}

/** Scrolls to and focuses the target of the state, once the step that contains it is on the screen. */
function FocusKeeper() {
  const { navigation } = useActions();
  const root = useRoot();
  const target = useFormState((form) => form.navigation.focus);
  useEffect(() => {
    if (!target) return;
    navigation.focused();
    bringToFocus(root, target);
  }, [target, navigation, root]);
  return null;
}

function CurrentStep() {
  const step = useFormState((form) => form.navigation.step);
  switch (step) {
    case 'items':
      return (
        <>
          <ItemsStep />
          <GoingOn />
          <FocusKeeper />
        </>
      );
    case 'customer':
      return (
        <LazyPart part={CUSTOMER_STEP}>
          {(CustomerStep) => (
            <>
              <CustomerStep />
              <FocusKeeper />
            </>
          )}
        </LazyPart>
      );
    case 'thanks':
      return (
        <LazyPart part={THANKS_STEP} instead={<ReceivedStep />}>
          {(ThanksStep) => (
            <>
              <ThanksStep />
              <FocusKeeper />
            </>
          )}
        </LazyPart>
      );
  }
}

/** The screen of one form, without anything that needs a browser: the build paints the first step from it. */
export function Screen({ value }: { value: FormContextValue }) {
  return (
    <FormRoot value={value}>
      <Steps />
    </FormRoot>
  );
}

/** Says in every step that the form is in test mode. */
function TestMode() {
  const mode = useFormState((form) => form.navigation.settings.mode);
  return (
    mode === 'test' && (
      <LazyPart part={TEST_RIBBON} instead={null} quiet>
        {(Ribbon) => <Ribbon />}
      </LazyPart>
    )
  );
}

/** From the first answer on, a seller may go on elsewhere; and here, by the link of a mail. */
function Continuing() {
  const isThere = useFormState(
    ({ navigation, goods }) =>
      navigation.step !== 'thanks' && (CONTINUE_TOKEN !== '' || goods.items.some(({ category }) => category)),
  );
  return (
    isThere && (
      <LazyPart part={CONTINUING} instead={null} quiet>
        {(Line) => <Line />}
      </LazyPart>
    )
  );
}

/** The steps of the form, one at a time, below their progress bar. */
export function Steps() {
  return (
    <Safe>
      <TestMode />
      <ProgressBar />
      <CurrentStep />
      <Continuing />
    </Safe>
  );
}

/** Replaces the painted first step, and marks in the page's timeline that the form reacts. */
export function App({ value }: { value: FormContextValue }) {
  const { form, root } = value;
  useLayoutEffect(() => form.follow(), [form]);
  // Last, so that a form that fails before leaves the painted step, which then says so.
  useLayoutEffect(() => {
    takeOver(root);
    performance.mark('appraisal-form:interactive');
  }, [root]);
  useEffect(() => whenThereIsTime(value), [value]);
  // An effect of its own: a page that is told may move the form at once, which runs the effects again.
  useEffect(() => form.ready(), [form]);
  return <Screen value={value} />;
}
