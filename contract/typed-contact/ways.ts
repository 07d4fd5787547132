import { matchesOf, type Span } from './span.ts';

/* Addresses of mail, pages and accounts. All quantifiers have an end, so that no text takes long. */

const AT = String.raw`(?:@|[([{<](?:at|a|@|アット(?:マーク)?)[)\]}>]|アット(?:マーク)?|あっと(?:まーく)?)`;
const DOT = String.raw`(?:[.。・]|[([{<](?:dot|\.|ドット)[)\]}>]|ドット|どっと)`;
const GAP = String.raw`\s{0,3}`;
const LABEL = '[a-z0-9-]{1,63}';
const LOCAL = String.raw`\b[\w.+-]{1,64}`;

/** Ends of hosts that people name in Japan. */
const ENDS = '(?:com|net|org|info|jp|me|link|biz|io|tv|app|dev|shop|xyz|site|online|club|page|asia|tokyo)';

/** Hosts of mail, also without their end. */
const HOSTS = String.raw`(?:i\.)?(?:gmail|yahoo|ヤフー|docomo|ドコモ|ezweb|au|softbank|icloud|outlook|hotmail)`;

const MAILS: readonly RegExp[] = [
  new RegExp(`${LOCAL}${GAP}${AT}${GAP}(?:${LABEL}${GAP}${DOT}${GAP}){1,5}[a-z]{2,24}`, 'g'),
  new RegExp(
    String.raw`${LOCAL}\s(?:at)\s${LABEL}(?:\s?${DOT}\s?|\sdot\s)(?:co(?:\.|\sdot\s))?${ENDS}\b`,
    'g',
  ),
  new RegExp(`${LOCAL}${GAP}${AT}${GAP}${HOSTS}(?![a-z])`, 'g'),
  // A space after each letter.
  /(?:[\w.+-]\s){1,64}@(?:\s[\w-]){1,63}(?:\s\.(?:\s[a-z0-9-]){1,63}){1,4}/g,
];

const PAGES: readonly RegExp[] = [
  /h\s?[tx]\s?[tx]\s?p\s?s?\s?:\s?\/\s?\/[!-~]*/g,
  /\bwww\s?\.\s?[!-~]+/g,
  new RegExp(String.raw`\b${LABEL}(?:\.${LABEL}){0,4}\.${ENDS}(?![a-z0-9-])(?:[/?:#][!-~]*)?`, 'g'),
  new RegExp(String.raw`\b${LABEL}\s{1,2}\.\s{0,2}(?:com|net|jp|co\s?\.\s?jp)(?![a-z0-9-])`, 'g'),
  new RegExp(
    String.raw`\b${LABEL}${GAP}[(\[]?(?:dot|ドット|どっと)[)\]]?${GAP}(?:${ENDS}(?![a-z])|コム|ネット|co)`,
    'g',
  ),
  /\b(?:bit\.ly|lin\.ee|wa\.me|t\.co|goo\.gl|x\.gd|is\.gd|ow\.ly|amzn\.to)\/[!-~]+/g,
];

const LATIN = String.raw`\b(?:line|insta(?:gram)?|twitter|tiktok|facebook|kakao(?:talk)?|telegram|wechat|skype|discord|whatsapp|gmail)`;
const KANA =
  '(?:ライン|インスタ(?:グラム)?|ツイッター|フェイスブック|カカオ(?:トーク)?|テレグラム|スカイプ|ディスコード|ジーメール)';
/** A service where people have accounts. */
const SERVICE = `(?:${LATIN}|([^ァ-ヺー]|^)${KANA})`;
const MARK = String.raw`\s{0,2}の?\s{0,2}(?:id|アカウント|ユーザー名|[:=])`;
const NAME = String.raw`@?(?=[\d._-]{0,20}[a-z])[a-z0-9][a-z0-9._-]{3,}`;
/** A name that is no word. */
const ODD_NAME = String.raw`@?(?=[\w.-]{0,20}[\d_])${NAME}`;

const ACCOUNTS: readonly RegExp[] = [
  new RegExp(String.raw`${SERVICE}${MARK}[\s:=はが「(]{0,4}${NAME}`, 'g'),
  new RegExp(String.raw`${SERVICE}\s{0,2}[(「はがでの]?\s{0,2}(?:@[a-z0-9._-]{3,}|${ODD_NAME})`, 'g'),
  // Not the f-number of a lens, nor the price of one piece.
  /([^a-z0-9_]|^)@(?!f\d|f\/)[a-z_][\w.]{2,30}/g,
];

/** Mail addresses, pages and accounts in a folded text. */
export function* waysIn(plain: string): Generator<Span> {
  for (const pattern of MAILS) yield* matchesOf('mail', pattern, plain);
  for (const pattern of PAGES) yield* matchesOf('page', pattern, plain);
  for (const pattern of ACCOUNTS) yield* matchesOf('account', pattern, plain);
}
