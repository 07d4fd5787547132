import { describe, expect, it } from 'vitest';
import { Links } from './links.ts';
import { type LinkSubject, LinkTokens } from './tokens.ts';

const SECRET = 'a secret that nobody guesses, not even in a test';
const REQUEST = '0b6f1a52-4f5b-4a43-9d6f-1f7b5a0e3c01';
const SHOP = '1b7e9c64-92d3-4b0c-8e21-6a4d2f9b7c02';
const SINCE = new Date('2026-11-22T00:00:00Z');
const END = new Date('2027-02-20T00:00:00Z');

const lead = { kind: 'lead', uuids: [REQUEST, SHOP], version: 3 } satisfies LinkSubject;
const request = { kind: 'request', uuids: [REQUEST], version: 0 } satisfies LinkSubject;
const tokens = new LinkTokens(SECRET);

describe('A link in a mail', () => {
  it.each([lead, request])('opens what it was made for: %o', (subject) => {
    const token = tokens.make(subject, END);
    expect(tokens.open(subject.kind, token, SINCE)).toEqual({ ...subject, expiresAt: END });
    expect(token).toMatch(/^[\w-]+$/);
    expect(tokens.make(subject, END)).toBe(token);
  });

  it('opens nothing when its time is over', () => {
    const token = tokens.make(request, END);
    expect(tokens.open('request', token, new Date(END.getTime() - 1000))).toBeDefined();
    expect(tokens.open('request', token, END)).toBeUndefined();
  });

  it('opens no page of another kind, and none with another secret', () => {
    const token = tokens.make(request, END);
    expect(tokens.open('lead', token, SINCE)).toBeUndefined();
    expect(new LinkTokens(`${SECRET}!`).open('request', token, SINCE)).toBeUndefined();
  });

  it('opens nothing when any character of it is changed, left out or added', () => {
    const token = tokens.make(lead, END);
    for (const [at, character] of [...token].entries()) {
      const other = character === 'A' ? 'B' : 'A';
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      // The last character may hold bits that are not read.
      if (Buffer.from(changed, 'base64url').equals(Buffer.from(token, 'base64url'))) continue;
      expect(tokens.open('lead', changed, SINCE)).toBeUndefined();
    }
    for (const bad of [
      '',
      'x',
      token.slice(1),
      `${token}AAAA`,
      `${token}=`,
      '../..',
      'あ'.repeat(60),
      'A'.repeat(5000),
    ])
      expect(tokens.open('lead', bad, SINCE)).toBeUndefined();
  });

  it('tells nobody the uuid of a request', () => {
    const bytes = Buffer.from(tokens.make(lead, END), 'base64url').toString('hex');
    for (const uuid of [REQUEST, SHOP]) expect(bytes).not.toContain(uuid.replaceAll('-', '').slice(0, 8));
  });

  it('is left out while there is no page, or nobody said where the site is', () => {
    const pages = { request: '/requests', lead: undefined };
    const links = new Links(SECRET, 'https://takakurabe.example');
    expect(links.to(request, SINCE)).toBeUndefined();
    expect(links.to(lead, SINCE, pages)).toBeUndefined();
    expect(new Links(SECRET, '').to(request, SINCE, pages)).toBeUndefined();
    const address = links.to(request, SINCE, pages);
    expect(address).toBe(`https://takakurabe.example/requests/${tokens.make(request, END)}`);
  });
});
