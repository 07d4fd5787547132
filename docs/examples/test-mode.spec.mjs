import { expect, test } from 'playwright/test';

// In test mode no shop hears of the request, nothing counts, and all of it is erased after a day.
test('our page brings a request', async ({ page }) => {
  await page.goto(process.env.APPRAISAL_PAGE ?? 'https://media.example/watch');
  const form = page.locator('appraisal-form');
  await form.evaluate((element) => element.setAttribute('mode', 'test'));
  await expect(form.getByText('お店には届きません')).toBeVisible();
  const complete = form.evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener('appraisal-form:complete', ({ detail }) => resolve(detail));
      }),
  );
  await form.evaluate((element) =>
    element.fill({
      items: [{ category: 'music', answers: { instrumentType: 'ギター', brand: 'Gibson（ギブソン）' } }],
      customer: {
        ...{ name1: '試験 太郎', kana1: 'シケン タロウ', zip1: '1000001', addr1: '千代田1-1' },
        ...{ tel1: '0312345678', email: 'test@media.example', agreedToTerms: true },
      },
    }),
  );
  await form.getByRole('button', { name: '次へ' }).click();
  await form.getByRole('button', { name: '査定スタート' }).click();
  expect(await complete).toMatchObject({ test: true });
  await expect(form.getByText('【テスト】').first()).toBeVisible();
});
