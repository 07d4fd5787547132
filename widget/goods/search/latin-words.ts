import { fold } from '../kana-rows.ts';

/**
 * Words of goods that catalogues write in Latin letters or digits, and people also in kana: クールピクスP1000, ジーショック. Each kana
 * word is followed by what it stands for.
 */
const WORDS =
  'ワン 1 ツー 2 スリー 3 ファイブ 5 ' +
  'エー a ビー b シー c ディー d イー e エフ f ジー g エイチ h アイ i ジェイ j ケー k エル l エム m エヌ n オー o ピー p ' +
  'キュー q アール r エス s ティー t ユー u ブイ v ダブリュー w エックス x ワイ y ゼット z ' +
  'アルファ a イオス eos キス kiss マーク mark プログラム program ニュー new スーパー super パワーショット powershot イクシ ixy ' +
  'クールピクス coolpix クールピックス coolpix ニコマート nikomat ニッコール nikkor サイバーショット cybershot ブイログカム vlogcam ' +
  'ルミックス lumix ファインピックス finepix チェキ instax インスタックス instax ペン pen タフ tough オプティオ optio シータ theta ' +
  'ヒーロー hero マックス max オスモ osmo オズモ osmo ポケット pocket アクション action エース ace プロ pro ミニ mini ' +
  'プラナー planar ディスタゴン distagon ゾナー sonnar テッサー tessar ビオゴン biogon ホロゴン hologon マクロプラナー makroplanar ' +
  'ノクトン nokton ウルトロン ultron ヘリアー heliar アポランター apolanthar スコパー skopar タクマー takumar ロッコール rokkor ' +
  'ヘキサノン hexanon ヘキサー hexar ズイコー zuiko ベッサ bessa ロモ lomo トリップ trip リミテッド limited マクロ macro ' +
  'クアトロ quattro メリル merrill ハイマチック himatic エクシリム exilim ディマージュ dimage スイート sweet デジタル digital ' +
  'アンド & ショック shock ベビー baby ベイビー baby コード code';

const LIST = WORDS.split(' ');
const LATIN = new Map(
  LIST.flatMap((word, index) => (index % 2 ? [] : [[word, LIST[index + 1] ?? ''] as const])),
);
/** Longer words come first: マクロプラナー before マクロ. */
const KANA = new RegExp([...LATIN.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');

/** A query with its kana words in Latin letters; a query without any stays as it is. */
export const withLatinWords = (query: string): string =>
  fold(query).replace(KANA, (word) => LATIN.get(word) ?? word);
