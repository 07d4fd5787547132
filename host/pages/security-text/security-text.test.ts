import { expect, test } from 'vitest';
import { loadContext, type Site } from '../../settings/context.ts';
import { loader } from './security-text.ts';
import { securityText } from './text.ts';

const ask = (settings: object) => {
  const context = loadContext({ settings: { siteUrl: '', ...settings } } as Site);
  const request = new Request('https://site.example/.well-known/security.txt');
  const args: Partial<Parameters<typeof loader>[0]> = { context, request };
  return () => loader(args as Parameters<typeof loader>[0]);
};

test('A finder of a weakness reads whom to tell, and for how long that holds', () => {
  const text = securityText({
    contact: 'mailto:safety@site.example',
    canonical: 'https://site.example/.well-known/security.txt',
    policy: 'https://site.example/security',
    now: new Date('2026-11-29T18:00:00Z'),
  });
  expect(text.split('\r\n')).toEqual([
    'Contact: mailto:safety@site.example',
    'Expires: 2027-05-29T00:00:00+09:00',
    'Preferred-Languages: ja',
    'Canonical: https://site.example/.well-known/security.txt',
    'Policy: https://site.example/security',
    '',
  ]);
});

test('The contact is the operator’s address, else the form', async () => {
  const contactOf = async (email: string) => (await ask({ operator: { email } })().text()).split('\r\n')[0];
  expect(await contactOf('a@b.example')).toBe('Contact: mailto:a@b.example');
  expect(await contactOf('')).toBe('Contact: https://site.example/contact');
});

test('Without an operator there is no such file', () => {
  expect(ask({ operator: undefined })).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
