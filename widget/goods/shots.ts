import type { CategoryKey } from '#contract/goods/categories.ts';

/** The drawings of pictures that shops want to see. */
export type ShotDrawing =
  | 'dial'
  | 'number'
  | 'caseback'
  | 'bag'
  | 'corner'
  | 'stamp'
  | 'ring'
  | 'hallmark'
  | 'paper'
  | 'camera'
  | 'lens'
  | 'label'
  | 'level'
  | 'box'
  | 'pot'
  | 'signature'
  | 'bar'
  | 'scale'
  | 'guitar'
  | 'head';

/** The pictures that help shops most: a drawing of each (parts/photos-field/drawings.ts) and its caption. */
export const SHOTS: Readonly<
  Partial<Record<CategoryKey, readonly (readonly [drawing: ShotDrawing, caption: string])[]>>
> = {
  watch: [
    ['dial', '文字盤の正面'],
    ['number', '型番・シリアル番号'],
    ['caseback', '裏ぶた'],
  ],
  bag: [
    ['bag', '全体の正面'],
    ['corner', '角と底の擦れ'],
    ['stamp', '内側の刻印'],
  ],
  jewelry: [
    ['ring', '全体と石'],
    ['hallmark', '刻印（Pt900など）'],
    ['paper', '鑑定書・鑑別書'],
  ],
  camera: [
    ['camera', '正面'],
    ['number', '型番・製造番号'],
    ['lens', 'レンズのガラス面'],
  ],
  alcohol: [
    ['label', '表のラベル'],
    ['level', '栓と液面'],
    ['box', '箱・付属品'],
  ],
  antique: [
    ['pot', '全体'],
    ['signature', '銘・落款'],
    ['box', '共箱の書き付け'],
  ],
  preciousMetal: [
    ['bar', '全体'],
    ['hallmark', '刻印（K18など）'],
    ['scale', 'はかりの表示'],
  ],
  music: [
    ['guitar', '全体'],
    ['head', 'ヘッド・ロゴ'],
    ['number', '製造番号'],
  ],
};
