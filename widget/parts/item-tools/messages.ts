import { words } from '#contract/language/words.ts';

export const MESSAGES = words('item-tools', {
  item: (number: number) => `査定希望商品${number}`,
  change: '変更',
  remove: '削除',
  copy: '同じ内容でもう1点',
  // Several buttons say the same, so each is read aloud with its number.
  changeItem: (number: number) => `査定希望商品${number}を変更`,
  removeItem: (number: number) => `査定希望商品${number}を削除`,
  copyItem: (number: number) => `査定希望商品${number}と同じ内容でもう1点`,
  pieces: '数量',
  unit: '点',
  fewer: '1点減らす',
  more: '1点増やす',
  piecesOf: (number: number) => `査定希望商品${number}の数量`,
  piecesHint: '同じ物がいくつもあるときや、箱などにまとめて出すときに',
  mixed: 'いろいろな物をまとめて',
  said: (count: number) => `${count}点`,
});
