/** Texts about how somebody at a desk is told of what happens. */
export const NOTICE_WORDS = {
  title: 'お知らせの受け取り',
  shop: (email: string) =>
    `お店のメールアドレス（${email}）には、設定にかかわらずすべて届きます。ここでは、ご自分の受け取り方を選べます。`,
  noShop: 'お店のメールアドレスが登録されていません。運営者にお問い合わせください。',
  office:
    '運営者のメールアドレスには、設定にかかわらずすべて届きます。ここでは、ご自分の受け取り方を選べます。',
  byMail: (email: string) => `自分のメールアドレス（${email}）でも受け取る`,
  notices: '受け取るお知らせ',
  hours: '受け取る時間帯',
  from: 'から',
  until: 'まで',
  hour: (hour: number) => `${hour}時`,
  hoursHint:
    '時間帯の外のお知らせは、次の時間帯の初めに届きます。「回答がまだのご依頼」だけは、期限に遅れないよう、いつでも届きます。',
  officeHoursHint: '時間帯の外のお知らせは、次の時間帯の初めに届きます。',
  save: '保存する',
  saved: '保存しました。',
  wrongHours: '終わりの時刻は、始まりより後にしてください。',
  devices: {
    title: 'お知らせを受け取る端末',
    lead: '端末の画面に、お知らせの種類と件数だけが表示されます。お客様の情報は含まれません。',
    iphone:
      'iPhone・iPadでは、この画面を共有メニューから「ホーム画面に追加」し、追加したアイコンから開いて登録してください。',
    name: 'この端末の呼び名',
    example: '仕事用のスマートフォン',
    add: 'この端末でお知らせを受け取る',
    since: (day: string) => `${day}に登録`,
    used: (day: string) => `最後のお知らせ：${day}`,
    unused: 'お知らせはまだありません',
    try: 'テストを送る',
    remove: '削除する',
    of: (act: string, name: string) => `${act}：${name}`,
    added: '登録しました。「テストを送る」で、届くことをお確かめください。',
    removed: '端末を削除しました。',
    tried: 'テストを送りました。端末の画面をご確認ください。',
    gone: 'この端末は、ブラウザーの通知が止められています。もう一度登録してください。',
    notTried: 'テストを送れませんでした。しばらく待ってから、もう一度お試しください。',
    /** The browser did not give what is needed. */
    refused:
      '登録できませんでした。ブラウザーや端末の設定で、このサイトの通知が許可されていることをご確認ください。',
  },
  failed: {
    too_many: 'これ以上は登録できません。使っていない端末を削除してください。',
    wrong_endpoint: 'このブラウザーの通知には対応していません。ほかのブラウザーでお試しください。',
    invalid_body: '入力の内容をご確認ください。',
    too_many_requests: 'テストの回数が多すぎます。しばらく待ってから、もう一度お試しください。',
    not_found: 'すでに削除されています。',
    other: '変更できませんでした。しばらく待ってから、もう一度お試しください。',
  },
} as const;
