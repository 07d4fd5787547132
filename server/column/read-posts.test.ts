import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { StartError } from '../base/errors.ts';
import type { PostLibrary } from './post-library.ts';
import { readPostLibrary } from './read-posts.ts';

const GOOD = {
  title: '"時計の型番"',
  date: '2026-02-10T09:00:00+09:00',
  modified: '2026-08-25T10:00:00+09:00',
  category: 'watch',
  tags: '[時計, 型番]',
  author: 'katagiri',
  picture: 'achievement-watch-3',
  excerpt: '型番の見つけ方です。',
  reviewed: '2026-08-25',
  sources: '[kobutsu-act]',
};

const article = (change: object = {}, body = '本文です。') =>
  `---\n${Object.entries({ ...GOOD, ...change })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n\n${body}\n`;

describe('The articles that are there', () => {
  let column: PostLibrary;
  beforeAll(async () => {
    column = await readPostLibrary();
  });

  test('become HTML without anything left of the marks', async () => {
    for (const { post, html } of await column.render(column.posts)) {
      expect(html, post.slug).not.toMatch(/\*\*|:::|picture:|\]\(|<p><\/p>|undefined/);
      expect(html, post.slug).toContain('<h2 class="wp-block-heading">');
    }
  });

  test('link only to articles and categories that are there', () => {
    const pages = new Set([
      '/column',
      ...column.posts.map(({ slug }) => `/column/${slug}`),
      ...column.categories.map(({ slug }) => `/column/category/${slug}`),
    ]);
    for (const { slug, markdown } of column.posts) {
      for (const [, address = ''] of markdown.matchAll(/\]\((\/column[^)\s#?]*)/g)) {
        expect(pages, `posts/${slug}.md links to ${address}`).toContain(decodeURI(address));
      }
    }
  });

  test('have ids that no two of a kind share', () => {
    for (const entries of [column.posts, column.tags, column.categories, column.authors]) {
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    }
  });
});

describe('An editor', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tk-column-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await mkdir(join(folder, 'posts'));
    for (const file of ['authors.yaml', 'categories.yaml', 'sources.yaml'])
      await cp(join(import.meta.dirname, file), join(folder, file));
  });

  const write = (text: string, name = 'a.md') => writeFile(join(folder, 'posts', name), text);
  const problems = async () => {
    const error = await readPostLibrary(folder).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  };

  test('may write with Windows line ends', async () => {
    await write(`\uFEFF${article().replaceAll('\n', '\r\n')}`);
    const { posts } = await readPostLibrary(folder);
    expect(posts).toMatchObject([
      { slug: 'a', title: '時計の型番', reviewed: '2026-08-25', markdown: '本文です。' },
    ]);
  });

  test('may keep other files beside the articles', async () => {
    await write(article());
    await write('no article', 'notes.txt');
    await write('no article', '.a.md.swp');
    expect((await readPostLibrary(folder)).posts).toHaveLength(1);
  });

  test('may have no article yet', async () => {
    expect((await readPostLibrary(folder)).posts).toEqual([]);
  });

  test.each([
    [{ title: '""' }, 'title is "", should be: text'],
    [{ title: undefined }, 'title is missing, should be: text'],
    [{ date: '2026-02-10' }, 'date is "2026-02-10", should be: a moment such as'],
    [
      { modified: '2025-01-01T00:00:00+09:00' },
      'modified is "2025-01-01T00:00:00+09:00", should be: not before date',
    ],
    [{ category: 'boat' }, 'category is "boat", should be: one of knowledge, watch, bag'],
    [{ tags: '[時計]' }, 'tags is ["時計"], should be: two to five tags'],
    [{ tags: '[時計, 18]' }, 'tags.1 is 18, should be: text; put a number in quotation marks'],
    [{ author: 'nobody' }, 'author is "nobody", should be: one of katagiri'],
    [
      { picture: 'achievement-watch-7' },
      'picture is "achievement-watch-7", should be: achievement-<item category>-1',
    ],
    [{ reviewed: 'lately' }, 'reviewed is "lately", should be: a day such as'],
    [{ reviewed: '2026-08-24' }, 'reviewed is "2026-08-24", should be: not before modified'],
    [{ sources: '[]' }, 'sources is [], should be: at least one source'],
    [{ sources: '[hearsay]' }, 'sources.0 is "hearsay", should be: one of kobutsu-act'],
    [{ veiws: '3' }, 'veiws is no key that is known here'],
  ])('reads which problem %o has', async (change, message) => {
    await write(article(change));
    expect(await problems()).toContain(`posts/a.md: ${message}`);
  });

  test.each([
    ['', 'the text is missing'],
    [':::balloon nobody\n話\n:::', ':::balloon nobody should be: :::balloon and one of katagiri'],
    [':::balloon katagiri\n話', 'the last balloon should end with :::'],
    [
      ':::balloon katagiri\n話\n:::balloon toda\n話\n:::',
      ':::balloon toda should be: ::: to end the balloon before it',
    ],
    [':::note\n話\n:::', ':::note should be: :::balloon and one of'],
    ['![x](picture:watch-1)', 'picture:watch-1 should be: achievement-'],
  ])('reads which problem the text %j has', async (body, message) => {
    await write(article({}, body));
    expect(await problems()).toContain(`posts/a.md: ${message}`);
  });

  test('reads all problems of all files at once', async () => {
    await write(article({ category: 'boat', reviewed: 'x' }));
    await write('# no front matter', 'b.md');
    await write('---\ntitle: [\n---\ntext', 'c.md');
    await write(article(), 'Capital Letters.md');
    const message = await problems();
    expect(message).toMatch(/posts\/a\.md: category/);
    expect(message).toMatch(/posts\/a\.md: reviewed/);
    expect(message).toMatch(/posts\/b\.md: should start with lines between ---/);
    expect(message).toMatch(/posts\/c\.md: .*line \d/);
    expect(message).toMatch(/posts\/Capital Letters\.md: the name should be/);
  });

  test('reads the problems of authors.yaml and categories.yaml', async () => {
    const authors = await readFile(join(folder, 'authors.yaml'), 'utf8');
    await writeFile(
      join(folder, 'authors.yaml'),
      authors.replace('certifications: []', 'experience_years: long\n  certifications: []'),
    );
    await writeFile(join(folder, 'categories.yaml'), '- slug: watch\n  name: 時計\n');
    const message = await problems();
    expect(message).toContain('authors.yaml: katagiri.experience_years is "long", should be: a whole number');
    expect(message).toContain('categories.yaml: 0.description is missing, should be: text');
  });
});
