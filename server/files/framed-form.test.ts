import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { FRAME_PATH } from '#contract/embed/frame.ts';
import { framedForm } from './framed-form.ts';

test.each([
  ['', 'light', '<appraisal-form>'],
  ['?scheme=dark', 'dark', '<appraisal-form scheme="dark">'],
  ['?scheme=auto&theme=lp', 'light dark', '<appraisal-form theme="lp" scheme="auto">'],
  ['?scheme=%22%3E', 'light', '<appraisal-form>'],
])('The document of a frame has the colour scheme of its form: "%s"', async (query, schemes, tag) => {
  const app = fastify();
  framedForm(app);
  const { body } = await app.inject(FRAME_PATH + query);
  expect(body).toContain(`<meta name="color-scheme" content="${schemes}">`);
  expect(body).toContain(tag);
  await app.close();
});
