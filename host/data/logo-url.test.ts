import { describe, expect, test } from 'vitest';
import { absoluteLogo } from './logo-url.ts';

describe('A shop’s logo', () => {
  const api = 'https://api.example/base';
  // Clauses 1.3-6, 1.5-3
  test.each([
    ['/logos/1.png', api, 'https://api.example/logos/1.png'],
    ['logos/1.png?v=2', api, 'https://api.example/logos/1.png?v=2'],
    ['https://cdn.example/1.png', api, 'https://cdn.example/1.png'],
    ['', api, ''],
    ['javascript:alert(1)', api, ''],
    ['data:image/png;base64,AA', api, ''],
    ['http://[broken', api, ''],
    ['/logos/1.png?v=2', '', '/logos/1.png?v=2'],
    ['https://cdn.example/1.png', '', 'https://cdn.example/1.png'],
    ['//cdn.example/1.png', api, ''],
    ['//cdn.example/1.png', '', ''],
    ['\\\\cdn.example/1.png', '', ''],
    ['/.//cdn.example/1.png', '', ''],
    ['/\n/cdn.example/1.png', '', ''],
  ])('%s at %s is %s', (logo, base, address) => {
    expect(absoluteLogo(logo, base)).toBe(address);
  });
});
