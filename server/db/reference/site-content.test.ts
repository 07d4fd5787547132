import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSiteContent } from './site-content.ts';

async function writeContent(yaml: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tk-content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'content.yaml');
  await writeFile(path, yaml);
  return path;
}

const REAL = `
voices:
  - title: 納得して売れました
    text: 三社の説明を聞いて決めました。
    person: 50代・女性・東京都
results:
  - { day: 2026-09-01, area: 東京都, category: watch, item: 腕時計, amount: 300000 }
  - { day: 2026-10-01, area: 大阪府, category: precious_metal, item: 金の指輪, amount: 80000 }
press:
  - { name: 見本新聞, logo: https://press.example/logo.svg }
evidence:
  satisfaction: 2025年4月、利用者500人への調査
`;

describe('What an operator publishes in the place of examples', () => {
  test('is read from a file, the newest result first', async () => {
    const content = await readSiteContent(await writeContent(REAL));
    expect(content.results.map(({ category, amount }) => [category, amount])).toEqual([
      ['preciousMetal', 80000],
      ['watch', 300000],
    ]);
    expect(content.voices).toHaveLength(1);
    expect(content.press).toEqual([{ name: '見本新聞', logo: 'https://press.example/logo.svg' }]);
    expect(content.evidence).toEqual({ satisfaction: '2025年4月、利用者500人への調査' });
  });

  test('is nothing without a file, and of what a file leaves out', async () => {
    const nothing = { voices: [], results: [], partners: [], press: [], evidence: {} };
    expect(await readSiteContent('')).toEqual(nothing);
    expect(await readSiteContent(await writeContent(''))).toEqual(nothing);
  });

  test.each([
    ['results: [{ day: lately }]', 'results.0.day: a day such as 2026-10-01'],
    ['evidence: { beauty: great }', 'evidence'],
    ['voice: []', 'voice'],
    ['press: [{ name: A, logo: javascript:x }]', 'press.0.logo: an https URL'],
    ['voices: [', ''],
  ])('is refused with the reason where it is wrong: %s', async (yaml, reason) => {
    await expect(readSiteContent(await writeContent(yaml))).rejects.toThrow(reason);
  });

  test('has to be there', async () => {
    await expect(readSiteContent('/nowhere/content.yaml')).rejects.toThrow('SITE_CONTENT cannot be used');
  });
});
