/** Texts on the screens of devices. They hold no word of a seller or visitor. */
export const PUSH_MESSAGES = {
  ofShop: (shop: string, title: string) => `${shop}：${title}`,
  waiting: (tab: string, count: number) => `${tab}のご依頼：${count.toLocaleString('ja')}件`,
  open: '管理画面でご確認ください。',
  trial: { title: 'テストの通知です', body: 'この端末にお知らせが届きます。' },
} as const;
