import { useEffect, useLayoutEffect } from 'react';
import { whenIdle } from '../../base/when-idle.ts';
import { takeOver } from '../../first-paint/hand-over.ts';
import { whenInterested } from '../../visit/interest.ts';
import { CATEGORY_PICKER } from '../item-block/item-block.tsx';
import { ItemsStep } from '../items-step/items-step.tsx';
import { LazyPart, later, Safe } from '../lazy-part/lazy-part.tsx';
import { PHOTO_PREVIEW } from '../photos-field/photos-field.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { THANKS_STEP } from '../thanks-step/load.ts';
import { Received } from '../thanks-step/received.tsx';
import { CATALOGUE_PICKER, CHOICE_PICKER } from '../trigger/trigger.tsx';
import { type FormContextValue, useActions, useFormState, useRoot } from '../use-form.ts';
import { bringToFocus } from './focus.ts';
import { FormRoot } from './form-root.tsx';
import { GoingOn } from './going-on.tsx';
import { keepInSight } from './keep-in-sight.ts';

const CUSTOMER_STEP = later(() => import('../customer-step/customer-step.tsx'));

/** Tells the page how far the seller comes, once there is time for it. Returns a function that stops it. */
function followJourney(host: Element, form: FormContextValue['form']): () => void {
  let stop: (() => void) | undefined;
  let gone = false;
  whenIdle(async () => {
    // Without it the form works as well.
    const journey = await import('../../state/journey.ts').catch(() => undefined);
    if (!gone) stop = journey?.followJourney(host, form);
  });
  return () => {
    gone = true;
    stop?.();
  };
}

/**
 * Loads the dialog of the first question when the browser is idle, and the rest when somebody begins to use the form. If
 * a part fails to load here, it is loaded again when it is needed, and the failure is shown there.
 */
function loadAhead(host: Element): () => void {
  whenIdle(() => CATEGORY_PICKER.load().catch(() => {}));
  const next = [CATALOGUE_PICKER, CHOICE_PICKER, PHOTO_PREVIEW, CUSTOMER_STEP];
  return whenInterested(host, () => void Promise.allSettled(next.map((part) => part.load())));
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
        <LazyPart part={THANKS_STEP} instead={<Received />}>
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

/** The steps of the form, one at a time, below their progress bar. */
export function Steps() {
  return (
    <Safe>
      <ProgressBar />
      <CurrentStep />
    </Safe>
  );
}

/** Replaces the painted first step, and marks in the page's timeline that the form reacts. */
export function App({ value }: { value: FormContextValue }) {
  const { form, root } = value;
  useLayoutEffect(() => {
    takeOver(root);
    performance.mark('appraisal-form:interactive');
    const stops = [loadAhead(root.host), keepInSight(root)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [root]);
  useLayoutEffect(() => form.follow(), [form]);
  useEffect(() => {
    form.ready();
    return followJourney(root.host, form);
  }, [root, form]);
  return <Screen value={value} />;
}
