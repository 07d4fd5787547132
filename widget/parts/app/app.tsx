import { useSignals } from '@preact/signals-react/runtime';
import { lazy, useEffect, useLayoutEffect } from 'react';
import { FormContext, type FormContextValue, useForm } from '../context.ts';
import { ItemsStep } from '../items-step/items-step.tsx';
import { LazyPart, Safe } from '../lazy-part/lazy-part.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { bringToFocus } from './focus.ts';

const loadCustomer = () => import('../customer-step/customer-step.tsx');
const CustomerStep = lazy(loadCustomer);
const ThanksStep = lazy(() => import('../thanks-step/thanks-step.tsx'));

/** What the seller needs next is fetched while nothing else is going on. */
function fetchAhead() {
  const fetchParts = () => {
    const parts = [
      import('../category-picker/category-picker.tsx'),
      import('../catalogue-picker/catalogue-picker.tsx'),
      import('../choice-picker/choice-picker.tsx'),
      loadCustomer(),
    ];
    // A part that did not come is asked for again when it is needed, and its failure shown there.
    void Promise.allSettled(parts);
  };
  const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  idle(fetchParts);
}

/** Brings the seller to what the store asks for, once the step that holds it is on the screen. */
function FocusKeeper() {
  useSignals();
  const { store, root } = useForm();
  const target = store.focus.value;
  useEffect(() => {
    if (!target) return;
    store.focus.value = undefined;
    bringToFocus(root, target);
  }, [target, store, root]);
  return null;
}

function CurrentStep() {
  useSignals();
  const { store } = useForm();
  switch (store.step.value) {
    case 'items':
      return (
        <>
          <ItemsStep />
          <FocusKeeper />
        </>
      );
    case 'customer':
      return (
        <LazyPart>
          <CustomerStep />
          <FocusKeeper />
        </LazyPart>
      );
    case 'thanks':
      return (
        <LazyPart>
          <ThanksStep />
          <FocusKeeper />
        </LazyPart>
      );
  }
}

/** The screen of one form, without anything that needs a browser: the build paints the first step from it. */
export function Screen({ form }: { form: FormContextValue }) {
  useSignals();
  const { theme } = form.store.settings.value;
  return (
    <FormContext value={form}>
      <div className={`form form--${theme}`} part="form" lang="ja">
        <Safe>
          <ProgressBar />
          <CurrentStep />
        </Safe>
      </div>
    </FormContext>
  );
}

/** Takes over from the painted first step and tells the page's timeline that the form reacts. */
export function App({ form }: { form: FormContextValue }) {
  useLayoutEffect(() => {
    const painted = form.root.querySelector<HTMLElement>('[data-first-paint]');
    const pressed = painted?.dataset.pressed;
    painted?.remove();
    performance.mark('appraisal-form:interactive');
    // A press on a painted button before there was a form behind it is not lost: the buttons are the same.
    if (pressed) form.root.querySelectorAll('button')[Number(pressed)]?.click();
    fetchAhead();
  }, [form]);
  return <Screen form={form} />;
}
