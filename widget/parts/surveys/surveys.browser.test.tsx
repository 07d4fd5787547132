import { type ReactNode, useEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { INTERESTS } from '#contract/goods/options.ts';
import { showPart, showThis } from '#test/widget/show-part.ts';
import { surveysOf } from '../../state/surveys-state.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { useSurveys } from '../use-surveys.ts';

import { FeedbackSurvey } from './feedback-survey.tsx';
import { InterestSurvey } from './interest-survey.tsx';
import { Surveys } from './surveys.tsx';

const nothing = () => {};

describe('The survey about interests', () => {
  test('asks again where nothing is chosen, at the first choice', async () => {
    const { root } = await showPart('surveys', 'interests, none chosen');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/一つ以上お選びください/);
    expect(root.activeElement).toBe(page.getByRole('checkbox').first().element());
  });

  test('sends what was chosen', async () => {
    const onSubmit = vi.fn();
    await showThis(<InterestSurvey onSubmit={onSubmit} onClose={nothing} />);
    await page.getByRole('checkbox', { name: INTERESTS[0] }).click();
    await page.getByRole('button', { name: '送信する' }).click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith([INTERESTS[0]]);
  });

  // Clause 2.4-39
  test('特になし takes the other choices back, and any of them takes it back', async () => {
    await showThis(<InterestSurvey onSubmit={nothing} onClose={nothing} />);
    const [first, second] = INTERESTS.slice(0, 2).map((name) => page.getByRole('checkbox', { name }));
    const none = page.getByRole('checkbox', { name: '特になし' });
    if (!first || !second) throw new Error('two interests');
    await first.click();
    await second.click();
    await none.click();
    await expect.element(first).not.toBeChecked();
    await expect.element(second).not.toBeChecked();
    await second.click();
    await expect.element(none).not.toBeChecked();
  });
});

describe('Esc', () => {
  const close = vi.fn();
  const showSurvey = (inFront?: ReactNode) =>
    showThis(
      <>
        <InterestSurvey onSubmit={nothing} onClose={close} />
        {inFront}
      </>,
    );
  beforeEach(() => void close.mockClear());

  test('closes a survey from anywhere in the form', async () => {
    await showSurvey(<button type="button">店舗に電話</button>);
    (page.getByRole('button', { name: '店舗に電話' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });

  test('closes the dialog in front of a survey, and the survey stays', async () => {
    const closeDialog = vi.fn();
    await showSurvey(
      <Dialog title="QRコード" onClose={closeDialog}>
        中身
      </Dialog>,
    );
    await expect.element(page.getByRole('dialog', { name: 'QRコード' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => closeDialog.mock.calls.length).toBe(1);
    expect(close).not.toHaveBeenCalled();
  });
});

/** Tells after all effects of a change which survey is open. */
function Told({ tell }: { tell: (open: string | undefined) => void }) {
  const open = useSurveys((surveys) => surveys.open);
  useEffect(() => tell(open), [open, tell]);
  return null;
}

test('Who is at a shop’s number when a survey closes stays there', async () => {
  const tell = vi.fn();
  const { form, root } = await showThis(
    <>
      <h2 data-step-heading="" tabIndex={-1}>
        ありがとうございます
      </h2>
      <button type="button">店舗に電話</button>
      <Surveys />
      <Told tell={tell} />
    </>,
  );
  surveysOf(form).start({ uuid: 'r1', shops: [] });
  await expect.poll(() => tell.mock.lastCall).toEqual(['interests']);
  const call = page.getByRole('button', { name: '店舗に電話' }).element() as HTMLElement;
  call.focus();
  surveysOf(form).dismiss();
  surveysOf(form).dismiss();
  await expect.poll(() => tell.mock.lastCall).toEqual([undefined]);
  expect(root.activeElement).toBe(call);
});

describe('The survey about the form', () => {
  test('asks again where nothing is written, in the text box', async () => {
    const { root } = await showPart('surveys', 'feedback, nothing written');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/ご意見をご記入いただくか/);
    expect(root.activeElement).toBe(page.getByRole('textbox').element());
  });

  test('sends what was written', async () => {
    const onSubmit = vi.fn();
    await showThis(<FeedbackSurvey onSubmit={onSubmit} onClose={nothing} />);
    await page.getByRole('textbox').fill('わかりやすかったです');
    await page.getByRole('button', { name: '送信する' }).click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('わかりやすかったです');
  });
});
