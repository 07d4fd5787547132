import { words } from '../language/words.ts';

/** The messages for sellers when a call fails (document 2, section 8). */
export const CALL_MESSAGES = words('calls', {
  timeout: 'リクエストがタイムアウトしました',
  network: 'ネットワークエラーが発生しました',
  unexpected: '予期しないエラーが発生しました。',
  submission: {
    invalid: '入力内容に誤りがあります',
    failed: '送信に失敗しました',
    failedWithStatus: (status: number) => `送信に失敗しました (${status})`,
    /**
     * The remedies for a seller, by status. Answers stay, and the same button sends the request again.
     * @param after how long
     */
    remedies: {
      413: () => '写真の枚数を減らして、もう一度お試しください。',
      429: (after: string) => `送信の回数が多すぎます。${after}、もう一度お試しください。`,
      503: (after: string) =>
        `ただいま混み合っています。入力内容はそのまま残っています。${after}、もう一度お試しください。`,
      507: (after: string) =>
        `ただいま受け付けできません。入力内容はそのまま残っています。${after}、もう一度お試しください。`,
    },
    after: {
      sometime: 'しばらく時間をおいて',
      seconds: (seconds: number) => `約${seconds}秒後に`,
      minutes: (minutes: number, time: string) => `約${minutes}分後（${time}以降）に`,
      hours: (hours: number, time: string) => `約${hours}時間後（${time}以降）に`,
    },
    noForm: '無効なフォームデータです',
    noItems: '商品が選択されていません。商品を選択してください。',
    noCustomer: '顧客情報が不完全です。必須項目を入力してください。',
    badCategory: (index: number) => `無効なカテゴリです: items[${index}]`,
    photoGone: '読み込めなくなった写真があります',
    /** Prefixes for the parts of a submission that could not be built. */
    prefix: {
      input: '入力データエラー',
      file: 'ファイル処理エラー',
      build: 'フォームデータの構築に失敗しました',
    },
  },
  catalogue: {
    groupFailed: 'ブランドデータの取得に失敗しました',
    levelFailed: '商品名データの取得に失敗しました',
    noCategoryUuid: 'カテゴリUUIDが見つかりません',
    empty: 'データが取得できませんでした',
    pickerError: (message: string) => `エラーが発生しました: ${message}`,
  },
  address: {
    prefecturesFailed: '都道府県の取得に失敗しました',
    citiesFailed: '市区町村の取得に失敗しました',
    citiesNeedPrefecture: 'prefecture_id パラメータが必要です',
    citiesWithoutPrefecture: 'prefecture_id が指定されていません',
    areasFailed: '町名の取得に失敗しました',
    areasNeedCity: 'city_id パラメータが必要です',
    zipFailed: '住所の取得に失敗しました',
    zipNotFound: '住所情報が見つかりません',
    zipInvalid: '郵便番号の形式が正しくありません。',
    zipDigits: '郵便番号は7桁で入力してください',
    zipServer: (status: number) => `サーバーエラーが発生しました（${status}）`,
    zipNetwork: 'ネットワークエラーが発生しました。インターネット接続をご確認ください。',
    zipTimeout: 'リクエストがタイムアウトしました。しばらく時間をおいて再度お試しください。',
  },
});
