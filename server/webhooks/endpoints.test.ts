import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readEndpoints } from './endpoints.ts';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const OFFICE = {
  name: 'office',
  url: 'https://office.example/h',
  secret: SECRET,
  events: ['request.created'],
};

async function fileWith(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tk-webhooks-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'webhooks.json');
  await writeFile(file, content);
  return file;
}

const problemOf = async (content: unknown) => {
  const file = await fileWith(typeof content === 'string' ? content : JSON.stringify(content));
  return readEndpoints(file).then(
    () => '',
    ({ message }) => message as string,
  );
};

it('An operator lists webhooks in a file; without one there are none', async () => {
  expect(await readEndpoints(undefined)).toEqual([]);
  const medium = '5B1F6F0E-7F0E-4D0B-9A56-2C1A0F5F8C11';
  const file = await fileWith(JSON.stringify([OFFICE, { ...OFFICE, name: 'affiliate', medium }]));
  expect(await readEndpoints(file)).toEqual([
    { ...OFFICE, mediumUuid: undefined },
    { ...OFFICE, name: 'affiliate', mediumUuid: medium.toLowerCase() },
  ]);
});

it.each([
  ['no JSON', '[{ whsec_hidden', 'is no JSON'],
  ['no list', OFFICE, 'file: '],
  ['a name twice', [OFFICE, OFFICE], 'each name once'],
  ['a name for no queue', [{ ...OFFICE, name: 'Büro 1' }], '0.name: '],
  ['another protocol', [{ ...OFFICE, url: 'file:///etc/passwd' }], '0.url: '],
  ['a weak secret', [{ ...OFFICE, secret: 'whsec_hidden' }], '0.secret: whsec_ and at least 24 bytes'],
  ['an unknown event', [{ ...OFFICE, events: ['request.deleted'] }], '0.events.0: '],
  ['an event for the operator only', [{ ...OFFICE, events: ['delivery.dead'] }], '0.events.0: '],
  ['no event', [{ ...OFFICE, events: [] }], 'at least one event'],
  ['what nobody knows', [{ ...OFFICE, token: 'hidden' }], 'Unrecognized key'],
])(
  'A file with %s is refused, and what is wrong is named without secrets',
  async (_name, content, problem) => {
    const said = await problemOf(content);
    expect(said).toContain(problem);
    expect(said).not.toContain('hidden');
  },
);

it('A file that is not there is named', async () => {
  await expect(readEndpoints('/nowhere/webhooks.json')).rejects.toThrow(
    '/nowhere/webhooks.json cannot be read',
  );
});
