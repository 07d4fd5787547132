import { type ConsoleMessage, expect, type Page, test } from 'playwright/test';
import { aCustomer, itemBlock, sendAs } from '#test/browser/form.ts';
import { fillGoods, goodsOf } from '#test/browser/goods.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { codeIn, PartnerProject, packPackage } from './partner-project.ts';

/*
 * Installs the packed package into fresh projects, with the examples of its README as they stand. Runs in
 * `npm run test:all`, because it needs the npm registry and minutes.
 */
test.describe.configure({ mode: 'default', timeout: 300_000 });

/** The folders of projects/, the example that they show, and where it stands. */
const PROJECTS = [
  ['typescript', 'ts', 'main.ts'],
  ['react17', 'tsx', 'page.tsx'],
  ['react19', 'tsx', 'page.tsx'],
  ['rendered', 'tsx', 'page.tsx'],
  ['vue3', 'vue', 'page.vue'],
  ['svelte5', 'svelte', 'page.svelte'],
] as const;

/** The same for frameworks with a build of their own, with the heading of the example. Not all of them check types. */
const FRAMEWORKS = [
  ['next', '## Next.js', 'tsx', 'app/page.tsx'],
  ['nuxt', '## Nuxt', 'vue', 'app/app.vue'],
  ['astro', '## Astro', 'astro', 'src/pages/index.astro'],
  ['angular', '## Angular', 'ts', 'src/page.ts'],
] as const;

/** A seller sends a request from the page of a partner. */
async function sendRequest(page: Page, url: string): Promise<{ uuid: string | undefined; said: string[] }> {
  const messages: string[] = [];
  const faults: string[] = [];
  page.on('console', (message: ConsoleMessage) =>
    message.type() === 'log'
      ? messages.push(message.text())
      : faults.push(`${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(url);
  const form = page.locator('appraisal-form');
  const customer = aCustomer();
  await fillGoods(itemBlock(form, 1), 'watch', goodsOf('watch', 'listed'), 'lp');
  await sendAs(form, customer);
  expect(faults).toEqual([]);
  const [request] = await submittedRequests(customer.email);
  return { uuid: request?.uuid, said: messages };
}

test.describe('The npm package', { tag: '@desktop' }, () => {
  let tarball: string;
  let readme: string;
  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(120_000);
    ({ tarball, readme } = await packPackage(baseURL ?? ''));
  });

  for (const [name, language, file] of PROJECTS)
    test(`works in a project with ${name}, which does not compile with a wrong theme`, async ({ page }) => {
      const project = new PartnerProject(name);
      const example = codeIn(readme, language);
      await project.install(tarball);
      project.write(file, example.replace(/(theme ?= ?["'])lp/, '$1neon'));
      const wrong = await project.check();
      expect(wrong.succeeded).toBe(false);
      expect(wrong.output).toContain('neon');
      project.write(file, example);
      expect(await project.check()).toMatchObject({ succeeded: true });
      await project.build();
      const { url, close } = await project.serve();
      const { uuid, said } = await sendRequest(page, url);
      expect(said).toEqual([uuid]);
      close();
      project.remove();
    });

  for (const [name, heading, language, file] of FRAMEWORKS)
    test(`works in a project with ${name}`, async ({ page }) => {
      const project = new PartnerProject(name);
      await project.install(tarball);
      project.write(file, codeIn(readme, language, heading));
      await project.build();
      const { url, close } = await project.serve();
      const { uuid, said } = await sendRequest(page, url);
      expect(said).toEqual([uuid]);
      close();
      project.remove();
    });
});

test.describe('The guide for partners', { tag: '@desktop' }, () => {
  const CODES = [
    ['React', 'react19', 'page.jsx', 'Appraisal as Page'],
    ['Vue', 'vue3', 'page.vue', ''],
  ] as const;

  for (const [name, folder, file, isExported] of CODES)
    test(`has code for ${name} that works as it stands`, async ({ page }) => {
      await page.goto('/partners-guide?theme=lp');
      const code = await page.getByRole('region', { name, exact: true }).locator('code').innerText();
      const [script = ''] = /<script.*<\/script>/.exec(code) ?? [];
      const project = new PartnerProject(folder);
      await project.install();
      project.change('index.html', (html) => html.replace('</head>', () => `${script}</head>`));
      project.write(file, isExported ? code.replace('Appraisal', 'Page') : code);
      await project.build();
      const { url, close } = await project.serve();
      const { uuid } = await sendRequest(page, url);
      expect(uuid).toBeTruthy();
      close();
      project.remove();
    });
});
