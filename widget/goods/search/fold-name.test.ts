import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test.each([
  ['澤乃井', '沢の井'],
  ['越の寒梅', '越乃寒梅'],
  ['掛け軸', '掛軸'],
  ['萩焼き・壺', '萩焼・壷'],
  ['響二十一年', '響21年'],
  ['十二代', '12代'],
  ['ヴィトン', 'ビトン'],
  ['カ゛ラス', 'ガラス'],
  ['α7 IV', 'a7 4'],
  ['EOS R5 Mark II', 'eos r5mk2'],
])('%s and %s are one name', (one, other) => expect(foldName(one).text).toBe(foldName(other).text));

test('A Roman number that begins a name is a letter', () => expect(foldName('V Rod').text).toBe('vrod'));
