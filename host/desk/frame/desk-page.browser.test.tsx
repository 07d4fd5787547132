import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { tendDeskPage } from './desk-page.ts';

const Field = ({ name, problem }: { name: string; problem?: string }) => (
  <>
    <label>
      {name}
      <input name={name} aria-describedby={`:${name}:-error`} />
    </label>
    <p role="alert" id={`:${name}:-error`}>
      {problem}
    </p>
  </>
);

test('A form that was not accepted leads to its first wrong field, alone or in a group', async () => {
  const form = (name: string, problem: string) => (
    <main>
      <p role="alert">ご確認ください。</p>
      <form>
        <Field name="名前" problem={name} />
        <fieldset aria-describedby="group-error">
          <legend>カテゴリ</legend>
          <label>
            時計
            <input type="checkbox" />
          </label>
          <p role="alert" id="group-error">
            {problem}
          </p>
        </fieldset>
      </form>
    </main>
  );
  const screen = await render(form('', '選んでください'));
  tendDeskPage();
  await expect.element(page.getByLabelText('時計')).toHaveFocus();
  await screen.rerender(form('入力してください', '選んでください'));
  tendDeskPage();
  await expect.element(page.getByLabelText('名前')).toHaveFocus();
});

test('The open part of a menu that scrolls stands in sight', async () => {
  await render(
    <div data-desk="">
      <nav>
        <ul style={{ display: 'flex', overflowX: 'auto', width: 200 }}>
          {Array.from({ length: 12 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
            <li key={at} style={{ flex: 'none', width: 100 }}>
              <a href="/" aria-current={at === 9 ? 'page' : undefined}>{`${at}番`}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>,
  );
  const list = page.getByRole('list').element();
  expect(list.scrollLeft).toBe(0);
  tendDeskPage();
  expect(list.scrollLeft).toBeGreaterThan(600);
});
