/** The subjects of the drawings, in Japanese, by the names of the drawings. */

const PAGES = ['tokei', 'bag', 'hoseki', 'kotto', 'camera', 'sake', 'gold', 'music', 'kosen', 'kimono'];

const voices = (page: string, count: number) =>
  Array.from({ length: count }, (_, index) => [`voice-${page}-${index + 1}`, `お客様の声${index + 1}`]);

/** Customers (four for each landing page, three for the home page) and the authors of the column. */
export const PORTRAITS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PAGES.flatMap((page) => voices(page, 4))),
  ...Object.fromEntries(voices('home', 3)),
  'author-katagiri': '片桐 誠一の似顔絵',
  'author-mizuno': '水野 里香の似顔絵',
  'author-hayasaka': '早坂 清の似顔絵',
  'author-toda': '戸田 彩の似顔絵',
};

export const HOW_TO_STEPS: Readonly<Record<string, string>> = {
  'step-1': 'スマートフォンで品物の写真と情報を入力する様子',
  'step-2': '複数の買取店から届いた査定額を見比べる様子',
  'step-3': '選んだ買取店で品物を売却する様子',
};
