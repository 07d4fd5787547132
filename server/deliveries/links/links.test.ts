import { describe, expect, it } from 'vitest';
import { Links } from './links.ts';
import { type PhotoSubject, PhotoTokens } from './photo-tokens.ts';
import { RequestNames } from './request-names.ts';
import { SearchTokens } from './search-tokens.ts';
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
    expect(tokens.open(subject.kind, token)).toEqual({ ...subject, expiresAt: END });
    expect(token).toMatch(/^[\w-]+$/);
    expect(tokens.make(subject, END)).toBe(token);
  });

  it('opens no page of another kind, and none with another secret', () => {
    const token = tokens.make(request, END);
    expect(tokens.open('lead', token)).toBeUndefined();
    expect(new LinkTokens(`${SECRET}!`).open('request', token)).toBeUndefined();
  });

  it('opens nothing when any character of it is changed, left out or added', () => {
    const token = tokens.make(lead, END);
    for (const [at, character] of [...token].entries()) {
      const other = character === 'A' ? 'B' : 'A';
      const forgery = token.slice(0, at) + other + token.slice(at + 1);
      // The last character may hold bits that are not read.
      if (Buffer.from(forgery, 'base64url').equals(Buffer.from(token, 'base64url'))) continue;
      expect(tokens.open('lead', forgery)).toBeUndefined();
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
      expect(tokens.open('lead', bad)).toBeUndefined();
  });

  it('tells nobody the uuid of a request', () => {
    const bytes = Buffer.from(tokens.make(lead, END), 'base64url').toString('hex');
    for (const uuid of [REQUEST, SHOP]) expect(bytes).not.toContain(uuid.replaceAll('-', '').slice(0, 8));
  });

  it('is left out where nobody said where the site is', () => {
    const nowhere = new Links(SECRET, '');
    expect(nowhere.to(request, SINCE)).toBeUndefined();
    const path = `/requests/${tokens.make(request, END)}`;
    expect(nowhere.to(request, SINCE, 'http://localhost:3000')).toBe(`http://localhost:3000${path}`);
    const links = new Links(SECRET, 'https://takakurabe.example');
    expect(links.to(request, SINCE)).toBe(`https://takakurabe.example${path}`);
    expect(links.to(lead, SINCE)).toBe(`https://takakurabe.example/leads/${tokens.make(lead, END)}`);
  });
});

describe('The address of a photo', () => {
  const photos = new PhotoTokens(SECRET);
  const photo = { request: REQUEST, shop: SHOP, version: 2, item: 3, position: 1 } satisfies PhotoSubject;
  const at = (minutes: number) => new Date(SINCE.getTime() + minutes * 60_000);

  it.each([photo, { ...photo, shop: undefined }])('opens what it was made for: %o', (subject) =>
    expect(photos.open(photos.make(subject, SINCE), SINCE)).toEqual(subject),
  );

  it('stays the same for five minutes, so that a browser can keep the photo', () => {
    expect(photos.make(photo, at(6))).toBe(photos.make(photo, at(10)));
    expect(photos.make(photo, at(6))).not.toBe(photos.make(photo, at(10.1)));
  });

  it.each([5.1, 7, 10])('works for 15 to 20 minutes, made at minute %d', (minute) => {
    const token = photos.make(photo, at(minute));
    expect(photos.open(token, at(minute + 15 - 0.01))).toEqual(photo);
    expect(photos.open(token, at(minute + 20))).toBe('expired');
  });

  it('opens no page, as the token of a page opens no photo', () => {
    expect(tokens.open('lead', photos.make(photo, SINCE))).toBeUndefined();
    expect(photos.open(tokens.make(lead, END), SINCE)).toBe('unknown');
  });
});

describe('The name of a request for a shop', () => {
  const names = new RequestNames(SECRET);
  const name = names.make(REQUEST, SHOP);

  it('leads this shop back to the request, and always is the same', () => {
    expect(name).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(names.open(name, SHOP)).toBe(REQUEST);
    expect(names.make(REQUEST, SHOP)).toBe(name);
  });

  it('is another one for another shop, and leads nobody else to the request', () => {
    const other = '1b7e9c64-92d3-4b0c-8e21-6a4d2f9b7c03';
    expect(names.make(REQUEST, other)).not.toBe(name);
    expect(names.open(name, other)).not.toBe(REQUEST);
    expect(new RequestNames(`${SECRET}!`).open(name, SHOP)).not.toBe(REQUEST);
    expect(name).not.toBe(REQUEST);
  });

  it('tells nothing of the uuid: of two that differ in one bit, half of all bits differ', () => {
    const bitsOf = (uuid: string) => BigInt(`0x${uuid.replaceAll('-', '')}`);
    const counts = Array.from({ length: 64 }, (_, bit) => {
      const near = (bitsOf(REQUEST) ^ (1n << BigInt(bit))).toString(16).padStart(32, '0');
      const different = bitsOf(names.make(near, SHOP)) ^ bitsOf(name);
      return different.toString(2).replaceAll('0', '').length;
    });
    expect(Math.min(...counts)).toBeGreaterThan(30);
    expect(Math.max(...counts)).toBeLessThan(98);
  });
});

describe('The words of a search in an address', () => {
  const searches = new SearchTokens(SECRET);
  const [person, other] = [REQUEST, SHOP];

  it.each(['', '山田 花子', '𠮷'.repeat(100), '字'.repeat(200)])(
    'are read again by the same person: %j',
    (text) => {
      const token = searches.make(text, person, SINCE);
      expect(token).toMatch(/^[\w-]{1,900}$/);
      expect(searches.open(token, person, SINCE)).toBe(text);
    },
  );

  it('are read by nobody else, after a day, or in the token itself', () => {
    const token = searches.make('hanako@example.jp', person, SINCE);
    expect(Buffer.from(token, 'base64url').toString()).not.toContain('hanako');
    expect(searches.open(token, other, SINCE)).toBeUndefined();
    expect(searches.open(token, person, new Date(SINCE.getTime() + 86_400_000))).toBeUndefined();
    expect(new SearchTokens(`${SECRET}!`).open(token, person, SINCE)).toBeUndefined();
    expect(searches.open(tokens.make(request, END), person, SINCE)).toBeUndefined();
  });
});
