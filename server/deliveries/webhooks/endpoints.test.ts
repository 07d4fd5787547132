import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSeededDatabase } from '#test/server/databases.ts';
import { Run } from '#test/server/run.ts';
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

const problemOf = async (content: unknown, networks: readonly string[] = []) => {
  const file = await fileWith(typeof content === 'string' ? content : JSON.stringify(content));
  return readEndpoints(file, networks).then(
    () => '',
    ({ message, remedy }) => `${message}\n${remedy}`,
  );
};

it('An operator lists webhooks in a file; without one there are none', async () => {
  expect(await readEndpoints(undefined, [])).toEqual([]);
  const medium = '5B1F6F0E-7F0E-4D0B-9A56-2C1A0F5F8C11';
  const both = [SECRET, `${SECRET}AAAA`];
  const file = await fileWith(
    JSON.stringify([OFFICE, { ...OFFICE, secret: both, name: 'affiliate', medium }]),
  );
  const { secret, ...office } = OFFICE;
  expect(await readEndpoints(file, [])).toEqual([
    { ...office, secrets: [secret], mediumUuid: undefined },
    { ...office, secrets: both, name: 'affiliate', mediumUuid: medium.toLowerCase() },
  ]);
});

it.each([
  ['no JSON', '[{ whsec_hidden', 'is no JSON'],
  ['no list', OFFICE, 'file: '],
  ['a name twice', [OFFICE, OFFICE], 'each name once'],
  ['a name for no queue', [{ ...OFFICE, name: 'Büro 1' }], '0.name: '],
  ['another protocol', [{ ...OFFICE, url: 'file:///etc/passwd' }], '0.url: '],
  ['a weak secret', [{ ...OFFICE, secret: 'whsec_hidden' }], '0.secret: whsec_ and at least 24 bytes'],
  ['a second secret that is weak', [{ ...OFFICE, secret: [SECRET, 'whsec_hidden'] }], '0.secret.1: whsec_'],
  ['three secrets', [{ ...OFFICE, secret: [SECRET, SECRET, SECRET] }], '0.secret: whsec_'],
  ['an unknown event', [{ ...OFFICE, events: ['request.deleted'] }], '0.events.0: '],
  ['an event for the operator only', [{ ...OFFICE, events: ['delivery.dead'] }], '0.events.0: '],
  ['no event', [{ ...OFFICE, events: [] }], 'at least one event'],
  ['what nobody knows', [{ ...OFFICE, token: 'hidden' }], 'Unrecognized key'],
])(
  'A file with %s is refused, and what is wrong is named without secrets',
  async (_name, content, problem) => {
    const message = await problemOf(content);
    expect(message).toContain(problem);
    expect(message).not.toContain('hidden');
  },
);

it('A file that is not there is named', async () => {
  await expect(readEndpoints('/nowhere/webhooks.json', [])).rejects.toThrow(
    '/nowhere/webhooks.json cannot be read',
  );
});

describe('A webhook that leads into a network that is not public', () => {
  it.each([
    'https://127.0.0.1',
    'https://[::1]',
    'https://[::ffff:10.0.0.1]',
    'https://2130706433',
    'https://0x7f.1',
    'https://10.1.2.3',
    'https://169.254.169.254',
    'https://[fe80::1]',
    'https://[fd00::1]',
    'https://localhost',
    'http://localhost',
    'http://8.8.8.8',
  ])('is refused, with its name and what to do: %s', async (origin) => {
    const message = await problemOf([OFFICE, { ...OFFICE, name: 'inside', url: `${origin}/hidden` }]);
    expect(message).toMatch(/ {2}inside: .+ is not reached/);
    expect(message).toContain('WEBHOOK_ALLOW');
    expect(message).not.toContain('hidden');
    expect(message).not.toContain('office');
  });

  it('is taken where WEBHOOK_ALLOW lists the network, also without TLS', async () => {
    const urls = ['https://10.1.2.3/h', 'http://10.1.2.3/h', 'https://localhost/h', 'http://[::1]/h'];
    for (const url of urls)
      expect(await problemOf([{ ...OFFICE, url }], ['10.0.0.0/8', '127.0.0.0/8', '::1'])).toBe('');
  });

  it('is taken while nobody can look its name up', async () => {
    expect(await problemOf([{ ...OFFICE, url: 'https://nowhere.invalid/h' }])).toBe('');
  });

  it('keeps the server from starting, and the commands that would call it', { timeout: 60_000 }, async () => {
    const testDatabase = await openSeededDatabase();
    onTestFinished(testDatabase.remove);
    const folder = await mkdtemp(join(tmpdir(), 'tk-webhooks-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const WEBHOOKS_FILE = await fileWith(JSON.stringify([{ ...OFFICE, url: 'https://10.1.2.3/h' }]));
    const env = { WEBHOOKS_FILE, DATABASE_URL: testDatabase.url, DATA_DIR: folder, PORT: '0' };
    for (const run of [new Run(env), new Run(env, 'commands/requests.ts', ['list'])]) {
      expect(await run.ended()).toBe(1);
      expect(run.output).toContain('office: 10.1.2.3 is not reached');
    }
  });
});
