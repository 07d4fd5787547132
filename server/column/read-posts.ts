import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type * as z from 'zod';
import { idOf } from './ids.ts';
import type { ColumnAuthor, ColumnPost, ColumnSource, Term } from './model.ts';
import { isPictureName, PICTURE_NAMES, type Pictures, readPictures } from './pictures.ts';
import { PostLibrary } from './post-library.ts';
import { ColumnProblems } from './problems.ts';
import { authorsFile, categoriesFile, frontMatter, sourcesFile } from './schemas.ts';

const POSTS = 'posts';
const SLUG = /^[^\s\p{Lu}\p{Cc}/\\?#%&+,"'<>]+$/u;
const PARTS = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

interface Known {
  readonly categories: ReadonlyMap<string, Term>;
  readonly authors: ReadonlyMap<string, ColumnAuthor>;
  readonly sources: ReadonlyMap<string, ColumnSource>;
  readonly pictures: Pictures;
  readonly schema: ReturnType<typeof frontMatter>;
}

/**
 * Reads every article, author and category into memory. The folder's README describes the files.
 *
 * @param folder with posts/, authors.yaml, categories.yaml and sources.yaml
 * @throws StartError that names file and key of every problem, and the value that each should have
 */
export async function readPostLibrary(folder: string = import.meta.dirname): Promise<PostLibrary> {
  const problems = new ColumnProblems();
  const pictures = await readPictures();
  const [categories, authors, sources] = await Promise.all([
    readCategories(folder, problems),
    readAuthors(folder, pictures, problems),
    readSources(folder, problems),
  ]);
  problems.throwIfAny();

  const names = (await readdir(join(folder, POSTS)))
    .filter((name) => name.endsWith('.md') && !name.startsWith('.'))
    .sort();
  const schema = frontMatter([...categories.keys()], [...authors.keys()], [...sources.keys()]);
  const reference = { categories, authors, sources, pictures, schema };
  const promises = names.map(async (name) =>
    readPost(name, await readText(folder, join(POSTS, name)), reference, problems),
  );
  const posts = (await Promise.all(promises)).filter((post) => post !== undefined);
  refuseSameIds(posts, problems);
  problems.throwIfAny();
  return new PostLibrary({
    posts,
    categories: [...categories.values()],
    authors: [...authors.values()],
    picture: pictures.picture,
  });
}

/** Removes marks of editors on Windows: a byte order mark, and carriage returns. */
async function readText(folder: string, file: string): Promise<string> {
  return (await readFile(join(folder, file), 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

function readYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  problems: ColumnProblems,
) {
  try {
    return problems.parse(file, schema, parse(text) ?? {});
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    problems.add(file, error.message.split('\n')[0]?.replace(/:$/, '') ?? 'is no YAML');
    return undefined;
  }
}

async function readCategories(folder: string, problems: ColumnProblems): Promise<Map<string, Term>> {
  const file = 'categories.yaml';
  const terms = new Map<string, Term>();
  for (const category of readYaml(file, await readText(folder, file), categoriesFile, problems) ?? []) {
    if (terms.has(category.slug)) problems.add(file, `slug ${category.slug} appears twice`);
    terms.set(category.slug, { id: idOf('category', category.slug), taxonomy: 'category', ...category });
  }
  return terms;
}

async function readAuthors(
  folder: string,
  pictures: Pictures,
  problems: ColumnProblems,
): Promise<Map<string, ColumnAuthor>> {
  const file = 'authors.yaml';
  const entries = Object.entries(readYaml(file, await readText(folder, file), authorsFile, problems) ?? {});
  const authors = entries.map(
    ([slug, entry], index): ColumnAuthor => ({
      id: idOf('author', slug),
      slug,
      balloon: String(index).padStart(2, '0'),
      name: entry.name,
      description: entry.description,
      experienceYears: entry.experience_years ?? '',
      specialties: entry.specialties,
      certifications: entry.certifications,
      twitter: entry.social_links.twitter ?? '',
      linkedin: entry.social_links.linkedin ?? '',
      avatar: pictures.portrait(entry.portrait),
    }),
  );
  return new Map(authors.map((author) => [author.slug, author]));
}

async function readSources(folder: string, problems: ColumnProblems): Promise<Map<string, ColumnSource>> {
  const file = 'sources.yaml';
  return new Map(Object.entries(readYaml(file, await readText(folder, file), sourcesFile, problems) ?? {}));
}

function readPost(
  name: string,
  text: string,
  reference: Known,
  problems: ColumnProblems,
): ColumnPost | undefined {
  const file = `${POSTS}/${name}`;
  const slug = name.slice(0, -'.md'.length).normalize('NFC');
  if (!SLUG.test(slug))
    problems.add(file, 'the name should be: lower-case words with hyphens, or Japanese without spaces');
  const [, head, body] = PARTS.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    problems.add(file, 'should start with lines between --- and ---, then the text');
    return undefined;
  }
  const speakers = readBody(file, body, reference, problems);
  const keys = readYaml(file, head, reference.schema, problems);
  const category = reference.categories.get(keys?.category ?? '');
  const author = reference.authors.get(keys?.author ?? '');
  if (!keys || !category || !author) return undefined;
  return {
    ...keys,
    id: idOf('post', slug),
    slug,
    category,
    author,
    tags: [...new Set(keys.tags)].map(toTag),
    sources: [...new Set(keys.sources)].flatMap((key) => reference.sources.get(key) ?? []),
    picture: reference.pictures.picture(keys.picture),
    markdown: body.trim(),
    speakers,
  };
}

/** Finds problems in the text. It reads line by line, since rendering every text at the start takes too long. */
function readBody(file: string, body: string, { authors }: Known, problems: ColumnProblems): ColumnAuthor[] {
  if (body.trim() === '') problems.add(file, 'the text is missing');
  for (const [, name = ''] of body.matchAll(/\]\(picture:([^\s)]*)/g)) {
    if (!isPictureName(name)) problems.add(file, `picture:${name} should be: ${PICTURE_NAMES}`);
  }
  const speakers = new Set<ColumnAuthor>();
  let open = false;
  for (const [, rest = ''] of body.matchAll(/^:::(.*)$/gm)) {
    const key = /^balloon +([a-z0-9-]+)\s*$/.exec(rest)?.[1];
    const speaker = authors.get(key ?? '');
    if (speaker) speakers.add(speaker);
    if (open ? rest.trim() !== '' : !speaker) {
      problems.add(
        file,
        `:::${rest} should be: ${open ? '::: to end the balloon before it' : `:::balloon and one of ${[...authors.keys()].join(', ')}`}`,
      );
    }
    open = rest.trim() !== '';
  }
  if (open) problems.add(file, 'the last balloon should end with :::');
  return [...speakers];
}

function toTag(name: string): Term {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[!-,./:-@[-^`{-~]/g, '')
    .replace(/\s+/g, '-');
  return { id: idOf('tag', slug), taxonomy: 'post_tag', slug, name, description: '' };
}

/** If two names had the same hash, one of the articles would be hidden. With so few articles this is unlikely. */
function refuseSameIds(posts: readonly ColumnPost[], problems: ColumnProblems): void {
  const names = new Map<number, string>();
  for (const { id, slug } of posts) {
    const other = names.get(id);
    if (other) problems.add(`${POSTS}/${slug}.md`, `has the id of ${other}.md; rename it`);
    names.set(id, slug);
  }
}
