import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defineFind } from './find-element.ts';
import { PAGE_FIND } from './messages.ts';
import { PageFind } from './page-find.tsx';

defineFind();

const QUESTIONS = [
  ['ご利用について', ['送料はかかりますか', 'キャンセルはできますか']],
  ['時計の査定について', ['ＲＯＬＥＸの箱がありません']],
] as const;

async function show() {
  await render(
    <>
      <div id="answers">
        {QUESTIONS.map(([group, questions]) => (
          <section key={group} aria-label={group}>
            {questions.map((question) => (
              <details key={question}>
                <summary>{question}</summary>
              </details>
            ))}
          </section>
        ))}
        <p>末尾</p>
      </div>
      <PageFind kind="質問" within="answers" parts="details" />
    </>,
  );
  await expect.element(field).toBeVisible();
}

const field = page.getByRole('searchbox', { name: 'このページの質問を探す' });
const status = page.getByRole('status');
const questionsShown = () =>
  [...document.querySelectorAll('details')]
    .filter((part) => part.checkVisibility())
    .map(({ textContent }) => textContent);

test.each([
  ['送料', ['送料はかかりますか']],
  ['きゃんせる', ['キャンセルはできますか']],
  ['rolex　箱', ['ＲＯＬＥＸの箱がありません']],
])('Of a long page only the parts with the words %s stay', async (words, expected) => {
  await show();
  await field.fill(words);
  await expect.poll(questionsShown).toEqual(expected);
  await expect.element(status).toHaveTextContent('1件の質問が見つかりました');
  const others = QUESTIONS.filter(([, questions]) => !questions.some((one) => expected.includes(one)));
  for (const [group] of others) await expect.element(page.getByLabelText(group)).not.toBeVisible();
});

test('Words that are nowhere are said to be nowhere, and without words everything is there', async () => {
  await show();
  await field.fill('飛行機');
  await expect.poll(questionsShown).toEqual([]);
  await expect.element(status).toHaveTextContent(PAGE_FIND.none('質問'));
  await field.fill('');
  await expect.poll(questionsShown).toHaveLength(3);
  await expect.element(status).toHaveTextContent('');
  await expect.element(page.getByText('末尾')).toBeVisible();
});

test('A link to a part leads there, whatever was looked for before', async () => {
  await show();
  await field.fill('送料');
  await expect.poll(questionsShown).toHaveLength(1);
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(questionsShown()).toHaveLength(3);
  await expect.element(field).toHaveValue('');
});
