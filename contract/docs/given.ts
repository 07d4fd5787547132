import { GIVEN_ATTRIBUTES, type GivenAttribute } from '../embed/given.ts';

/** How a screen asks for such an attribute. */
interface GivenWords {
  readonly label: string;
  readonly help: string;
  /** A value as it stands in the field; '' for one that is on or off. */
  readonly example: string;
}

const WORDS: Record<GivenAttribute, GivenWords> = {
  'prefill-with': {
    label: 'あらかじめ入力する答え',
    help: '最初の商品の答えを、名前=値の形で「&」でつなぎます。',
    example: 'brand=ロレックス&product=サブマリーナー',
  },
  'prefill-from': {
    label: 'URLから読み取る答えの名前',
    help: 'ページのURLのパラメータのうち、答えとして読み取るものを「,」でつなぎます。',
    example: 'brand,model',
  },
  'skip-filled': {
    label: '入力済みの質問をまとめ、次の質問から始める',
    help: 'まとめた質問も、あとから変更できます。',
    example: '',
  },
  context: {
    label: '申し込みに添える値',
    help: '管理画面の「連携」で登録した名前だけが、媒体に返ります。買取店には伝わりません。',
    example: 'article=42&place=footer',
  },
  'context-from': {
    label: 'URLから読み取る値の名前',
    help: 'ページのURLのパラメータのうち、申し込みに添えるものを「,」でつなぎます。',
    example: 'campaign_id',
  },
};

/** A row for each, in the order of the screens. */
export const GIVEN_ROWS = GIVEN_ATTRIBUTES.map((name) => ({
  name,
  ...WORDS[name],
  isSwitch: WORDS[name].example === '',
}));
