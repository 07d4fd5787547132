export const OPERATOR_WORDS = {
  unnamed: '本サイトの運営者',
  /** Replaces a fact that is not configured. */
  notSet: 'デモ表示のため、まだ設定されていません',
  /** The pages about the operator and what it does with data. */
  company: '運営会社',
  privacy: 'プライバシーポリシー',
  labels: { name: '名称', address: '所在地', phone: '電話番号', license: '古物商許可' },
} as const;
