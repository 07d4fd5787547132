import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { readSettings } from '../base/attributes.ts';
import { contactOf } from '../state/contact.ts';
import { FormState } from '../state/form-state.ts';
import { nowhere } from '../state/nowhere.ts';
import { useContact } from './use-contact.ts';
import { FormContext, useActions, useFormState } from './use-form.ts';

const newForm = () =>
  new FormState(
    readSettings(() => null),
    nowhere(),
  );

function Value({ field, onRender }: { field: 'name1' | 'email'; onRender?: () => void }) {
  const text = useContact(({ customer }) => customer.values[field]);
  onRender?.();
  return <output>{text || 'empty'}</output>;
}

async function show(form: FormState, field: 'name1' | 'email', onRender?: () => void) {
  const value = { form, root: document as unknown as ShadowRoot };
  const screen = (one: typeof field) => (
    <FormContext value={value}>
      <Value field={one} {...(onRender && { onRender })} />
    </FormContext>
  );
  const view = await render(screen(field));
  return { change: (one: typeof field) => view.rerender(screen(one)) };
}

const output = () => page.getByRole('status');

describe('useFormState', () => {
  test('shows a value and its changes', async () => {
    const form = newForm();
    await show(form, 'name1');
    await expect.element(output()).toHaveTextContent('empty');
    contactOf(form).customer.edit('name1', '山田');
    await expect.element(output()).toHaveTextContent('山田');
  });

  test('renders only when the value itself changes', async () => {
    const form = newForm();
    let renderings = 0;
    await show(form, 'name1', () => {
      renderings += 1;
    });
    const before = renderings;
    contactOf(form).customer.edit('email', 'taro@example.com');
    form.goods.add();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(renderings).toBe(before);
  });

  test('follows the properties of the part', async () => {
    const form = newForm();
    contactOf(form).customer.edit('email', 'taro@example.com');
    const { change } = await show(form, 'name1');
    await change('email');
    await expect.element(output()).toHaveTextContent('taro@example.com');
    contactOf(form).customer.edit('email', 'hanako@example.com');
    await expect.element(output()).toHaveTextContent('hanako@example.com');
  });
});

/** The compiler checks this component; it is never rendered. */
function WhatDoesNotCompile() {
  const actions = useActions();
  // @ts-expect-error actions have no values, because nothing would subscribe to them
  actions.goods.items;
  // @ts-expect-error the form itself has none, too
  actions.percent;
  const slice = useFormState((form) => form.goods);
  // @ts-expect-error a whole slice is not a value
  slice.items;
  // @ts-expect-error values have no actions
  useFormState((form) => form.goods.add());
  return null;
}

test('Reading a value without subscribing to it does not compile', () => {
  expect(WhatDoesNotCompile).toBeTypeOf('function');
});
