import { expect, type Page } from 'playwright/test';
import type { ADMIN, WordPress } from './wordpress.ts';

/** The actions of an editor in a WordPress. */

export async function logIn(page: Page, { url }: WordPress, { name, password }: typeof ADMIN): Promise<void> {
  await page.goto(`${url}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
}

/** The REST API for a logged-in user, as the editor calls it. */
export async function restApi(page: Page, { url }: WordPress) {
  await page.goto(`${url}/wp-admin/post-new.php`);
  const nonce = await page.evaluate(() => Reflect.get(window, 'wpApiSettings').nonce as string);
  const answerOf = async <Answer>(path: string, body: object): Promise<Answer> => {
    const answer = await page.request.post(`${url}/?rest_route=/wp/v2/${path}`, body);
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  return {
    send: <Answer>(path: string, data: object) =>
      answerOf<Answer>(path, { data, headers: { 'X-WP-Nonce': nonce } }),
    upload: (name: string, file: Buffer) =>
      answerOf<{ id: number; source_url: string }>('media', {
        data: file,
        headers: {
          'X-WP-Nonce': nonce,
          'Content-Type': 'image/jpeg',
          'Content-Disposition': `attachment; filename="${name}"`,
        },
      }),
  };
}
