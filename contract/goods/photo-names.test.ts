import { describe, expect, test } from 'vitest';
import { nameFits } from './photo-names.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;
const typesOf = (name: string) => TYPES.filter((type) => nameFits(name, type));

describe('the name of a photo says which types it may have', () => {
  test.each([
    ['a.jpg', ['image/jpeg']],
    ['a.JPEG', ['image/jpeg']],
    ['a.jpe', ['image/jpeg']],
    ['a.jfif', ['image/jpeg']],
    ['a.Png', ['image/png']],
    ['a.png.webp', ['image/webp']],
    ['a.heic', ['image/heic', 'image/heif']],
    ['a.HEIF', ['image/heic', 'image/heif']],
    ['a.hif', ['image/heic', 'image/heif']],
    ['.jpg', ['image/jpeg']],
    ['a.gif', []],
    ['a.avif', []],
    ['a.mp4', []],
    ['a.7z', []],
    ['a.somethingelse', []],
    ['', TYPES],
    ['a', TYPES],
    ['jpg', TYPES],
    ['a.', TYPES],
    ['時計 No.12', TYPES],
    ['2026.05.01 12:30', TYPES],
    ['時計.写真', TYPES],
  ])('%j', (name, types) => {
    expect(typesOf(name)).toEqual(types);
  });
});
