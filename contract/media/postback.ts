import { TRACKING_LIMITS } from './tracking.ts';

/** How a partner hears of a conversion: by a signed call, or by the address that an affiliate network gives out. */
export const ENDPOINT_KINDS = {
  webhook: '署名付きの通知（Webhook）',
  postback: '成果通知URL（ポストバック）',
} as const;
export type EndpointKind = keyof typeof ENDPOINT_KINDS;

/** A medium has so many endpoints at most, of so many characters. */
export const ENDPOINT_LIMITS = { count: 5, characters: 1000 } as const;

/** The values of every conversion that the address of a postback may name, with what they are. */
export const POSTBACK_VALUES = {
  number: '受付番号',
  time: '受付日時（ISO 8601）',
  unixtime: '受付日時（UNIX秒）',
  categories: '品物のカテゴリ（カンマ区切り）',
  medium: '媒体のID',
  state: '成果の状態（received：受付、approved：承認、refused：否認）',
  reason: '否認の理由（repeated、hoax など。なければ空）',
  value: '成果の金額（円、整数。決まっていなければ空）',
  test: 'テストのご依頼なら true（ほかは空）',
} as const;
export type PostbackValue = keyof typeof POSTBACK_VALUES;

const PLACE = new RegExp(`\\{([\\w-]{1,${TRACKING_LIMITS.keyCharacters}})\\}`, 'g');

export const isPostbackValue = (name: string): name is PostbackValue => Object.hasOwn(POSTBACK_VALUES, name);

/** The ids of `tracking` that an address names, such as `a8` in `https://asp.example/cv?id={a8}`. */
export const idsIn = (template: string): string[] => [
  ...new Set([...template.matchAll(PLACE)].flatMap(([, name = '']) => (isPostbackValue(name) ? [] : [name]))),
];

/** The address of one conversion. Values are encoded, so they stay within their places. */
export const filled = (template: string, valueFor: (name: string) => string): string =>
  template.replace(PLACE, (_, name: string) => encodeURIComponent(valueFor(name)));

/**
 * True for an address to which calls can be made: a whole one that begins with https://, without a name and password,
 * and without places before its path, so that no conversion decides whom we call. Only a postback has places.
 */
export function isEndpointUrl(kind: EndpointKind, text: string): boolean {
  if (text.length > ENDPOINT_LIMITS.characters) return false;
  const example = kind === 'postback' ? filled(text, () => 'x') : text;
  const url = URL.parse(example);
  if (url?.protocol !== 'https:' || url.username || url.password || url.hash) return false;
  const [origin] = /^https:\/\/[^/?#]+/i.exec(text) ?? [''];
  return origin !== '' && !/[{}]/.test(origin) && !/[{}]/.test(example);
}
