import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { TypedField } from '#contract/base/field.ts';
import { Choices } from '../choices/choices.tsx';
import { FormField } from './field.tsx';
import type { FormRules, Rejected } from './form-rules.ts';
import { useCheckedForm } from './use-checked-form.ts';

type Name = 'name' | 'message';

const FIELDS: Record<Name, TypedField> = {
  name: { label: '氏名', required: true, limit: 20, messages: { required: '氏名は必須です' }, input: {} },
  message: {
    label: '本文',
    required: true,
    limit: 99,
    messages: { required: '本文は必須です' },
    input: { rows: 4 },
  },
};
const RULES: FormRules<Name> = {
  names: ['name', 'message'],
  problem: (name, text) => (text ? undefined : FIELDS[name].messages.required),
};

interface ExampleProps {
  onSent: (form: FormData) => void;
  rejected?: Rejected<Name> | undefined;
}

function Example({ onSent, rejected }: ExampleProps) {
  const { problems, formProps } = useCheckedForm(RULES, rejected);
  return (
    <form
      {...formProps}
      onSubmit={(event) => {
        formProps.onSubmit(event);
        if (event.isDefaultPrevented()) return;
        event.preventDefault();
        onSent(new FormData(event.currentTarget));
      }}
    >
      {RULES.names.map((name) => (
        <FormField
          key={name}
          name={name}
          field={FIELDS[name]}
          placeholder=""
          value={rejected?.values[name]}
          problem={problems[name]}
        />
      ))}
      <button type="submit">送信する</button>
    </form>
  );
}

const send = () => page.getByRole('button', { name: '送信する' }).click();
const name = page.getByLabelText('氏名');
const message = page.getByLabelText('本文');

describe('A form that is checked when it is sent', () => {
  test('is not sent with a problem, names each and moves to the first', async () => {
    const onSent = vi.fn();
    await render(<Example onSent={onSent} />);
    await send();
    await expect.element(page.getByText('氏名は必須です')).toBeVisible();
    await expect.element(page.getByText('本文は必須です')).toBeVisible();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('氏名は必須です');
    await expect.element(name).toHaveAttribute('aria-invalid', 'true');
    expect(onSent).not.toHaveBeenCalled();
  });

  test('says nothing before it is sent', async () => {
    await render(<Example onSent={vi.fn()} />);
    await name.fill('花子');
    await name.clear();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByText('氏名は必須です')).not.toBeInTheDocument();
  });

  test('takes the problem of a field away when it is edited, and of no other', async () => {
    await render(<Example onSent={vi.fn()} />);
    await send();
    await message.fill('あ');
    await expect.element(page.getByText('本文は必須です')).not.toBeInTheDocument();
    await expect.element(page.getByText('氏名は必須です')).toBeVisible();
  });

  test('is sent as it was typed', async () => {
    const onSent = vi.fn();
    await render(<Example onSent={onSent} />);
    await name.fill('山田 花子');
    await message.fill('こんにちは');
    await send();
    expect(Object.fromEntries(onSent.mock.calls[0]?.[0])).toEqual({
      name: '山田 花子',
      message: 'こんにちは',
    });
  });

  test('keeps what was typed when the server finds a problem, and moves to it', async () => {
    const rejection = {
      failed: false,
      problems: { message: '短すぎます' },
      values: { name: '花子', message: 'あ' },
    };
    function Answered() {
      const [answer, setAnswer] = useState<Rejected<Name>>();
      return <Example onSent={() => setAnswer(rejection)} rejected={answer} />;
    }
    await render(<Answered />);
    await name.fill('花子');
    await message.fill('あ');
    await send();
    await expect.element(page.getByText('短すぎます')).toBeVisible();
    await expect.element(message).toHaveFocus();
    await expect.element(name).toHaveValue('花子');
  });

  test('takes no more characters than its field', async () => {
    await render(<Example onSent={vi.fn()} />);
    await expect.element(name).toHaveAttribute('maxlength', '20');
    await expect.element(message).toHaveAttribute('rows', '4');
  });
});

const METHODS = { visit: '出張買取', post: '宅配買取' };
const METHOD_RULES: FormRules<'method'> = {
  names: ['method'],
  problem: (_name, text) => (text ? undefined : '買取の方法をお選びください'),
};

function MethodExample() {
  const { problems, formProps } = useCheckedForm(METHOD_RULES, undefined);
  return (
    <form {...formProps}>
      <Choices
        type="radio"
        name="method"
        legend="買取の方法"
        options={METHODS}
        chosen={[]}
        problem={problems.method}
      />
      <button type="submit">送信する</button>
    </form>
  );
}

test('A shop that has not chosen a method comes to the first of them, and reads what is missing', async () => {
  await render(<MethodExample />);
  await send();
  await expect.element(page.getByRole('radio', { name: METHODS.visit })).toHaveFocus();
  await expect
    .element(page.getByRole('radiogroup', { name: '買取の方法' }))
    .toHaveAccessibleDescription('買取の方法をお選びください');
});
