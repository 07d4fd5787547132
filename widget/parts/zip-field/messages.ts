import { words } from '#contract/language/words.ts';

export const MESSAGES = words('zip-field', {
  looking: '住所を検索しています...',
  address: 'ご住所',
  towns: '町名を選択してください',
  cities: '市区町村を選択してください',
  unknownZip: '郵便番号がわからない場合',
  knownZip: '郵便番号入力に戻る',
  prefecture: '都道府県',
  city: '市区町村',
  town: '町名',
  code: '郵便番号',
  townAdded: (town: string) => `番地以降に「${town}」を入れました。`,
  addressMoved: (rest: string) => `郵便番号のあとの「${rest}」は、番地以降に移しました。`,
  digitalAddress: 'デジタルアドレスはご利用いただけません。お住まいの郵便番号（数字7桁）をご入力ください。',
  takeTownAway: '取り消す',
});
