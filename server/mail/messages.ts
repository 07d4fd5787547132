/** What mails say. */

/** What the details of goods are called, by their names in a submission. */
const DETAILS: Readonly<Record<string, string>> = {
  item_category: '種類',
  item_name: '商品名',
  item_detail: '説明',
  item_condition: '状態',
  item_accessory: '付属品',
  item_purchase_date: '購入時期',
  item_weight: '重さ',
  item_carrat: 'カラット数',
  item_appraisal: '鑑定書・鑑別書',
  item_lense: 'レンズの有無',
  item_base_metal_type: '地金の種類',
  item_contents: '内容量',
};

export const ITEM_MESSAGES = {
  title: (position: number, category: string) => `${position}. ${category}`,
  attributes: '品名',
  detail: (name: string) => DETAILS[name] ?? 'その他',
  photos: '写真',
  photoCount: (count: number) => `${count}枚`,
} as const;

/** Who stands behind a mail. */
export const FOOTER_MESSAGES = {
  isRead: 'このメールにご返信いただくと、運営者に届きます。',
  isNotRead: 'このメールは送信専用です。ご返信いただいてもお答えできません。',
  sent: (product: string, operator: string | undefined) =>
    operator ? `${product}　運営：${operator}` : product,
} as const;

export const LETTER_MESSAGES = { open: 'ページを開く' } as const;

/** To the seller who asked for quotes. */
export const SELLER_MESSAGES = {
  subject: (number: string) => `査定のご依頼を受け付けました（受付番号 ${number}）`,
  greeting: (name: string) => `${name} 様`,
  lead: (product: string) =>
    `${product}をご利用いただき、ありがとうございます。次の内容で査定のご依頼を受け付けました。`,
  number: '受付番号',
  at: '受付日時',
  items: 'ご依頼の商品',
  shops: 'ご連絡する買取店',
  shopsLead: (count: number) =>
    `次の${count}社から、お電話またはメールで順次ご連絡いたします。知らない番号からの着信は、こちらでお確かめください。`,
  noShops:
    '現在、ご紹介できる買取店を確認しています。該当する買取店がない場合は、ご連絡がないことがあります。',
  next: 'これからの流れ',
  steps: [
    '買取店からの連絡で、査定額の目安や買取の方法をご確認ください。',
    '金額や対応を比べて、納得できる買取店をお選びください。ほかの買取店へは、お断りいただくだけで構いません。',
    '売却するかどうかは、実物の査定額を聞いてからお決めいただけます。',
  ],
  page: 'ご依頼の内容と状況は、次のページでご覧いただけます。',
  wrong:
    'お心当たりのない場合は、ほかの方が誤ってこのアドレスを入力した可能性があります。お手数ですが、このメールを破棄してください。',
} as const;

/** To a shop that a request was passed on to. The seller's name and contact are not in it. */
export const SHOP_MESSAGES = {
  subject: (categories: string, area: string) => `【査定依頼】${categories}（${area}）`,
  greeting: (shop: string) => `${shop} 御中`,
  lead: (product: string) => `${product}に、貴店へご紹介する査定依頼が届きました。`,
  number: '受付番号',
  at: '受付日時',
  categories: '商品',
  area: '地域',
  unknownArea: '地域未確認',
  items: '商品の内容',
  page: '写真とお客様のご連絡先は、次のページでご確認ください。リンクは貴店専用です。転送しないでください。',
  later: 'お客様のご連絡先は、運営者よりご案内します。',
  stop: '査定依頼のメールの停止や宛先の変更も、このメールへの返信でお知らせください。',
  stopSubject: '査定依頼メールの停止',
} as const;

/** To a visitor who wrote by the contact form. */
export const ENQUIRER_MESSAGES = {
  subject: 'お問い合わせを受け付けました',
  greeting: (name: string) => `${name} 様`,
  lead: (product: string) =>
    `${product}へお問い合わせいただき、ありがとうございます。次の内容で受け付けました。担当者が確認のうえ、ご連絡いたします。`,
  copy: 'お問い合わせの内容',
} as const;

/** To a shop that wants to be listed. */
export const REGISTRANT_MESSAGES = {
  subject: '加盟店のご登録を受け付けました',
  greeting: (company: string, name: string) => `${company} ${name} 様`,
  lead: (product: string) =>
    `${product}の加盟店へお申し込みいただき、ありがとうございます。次の内容で受け付けました。内容を確認のうえ、担当者からご連絡いたします。`,
  copy: 'お申し込みの内容',
} as const;

/** What a registration is shown as. */
export const REGISTRATION_LABELS = {
  company: '法人名',
  name: 'ご担当者名',
  zipcode: '郵便番号',
  address: '住所',
  tel: '電話番号',
  email: 'メールアドレス',
} as const;

/** To the operator. */
export const OPERATOR_MESSAGES = {
  enquiry: {
    subject: (name: string) => `お問い合わせ：${name} 様`,
    lead: 'お問い合わせが届きました。このメールに返信すると、お客様に届きます。',
    name: 'お名前',
    email: 'メールアドレス',
    at: '受付日時',
    body: 'お問い合わせの内容',
  },
  registration: {
    subject: (company: string) => `加盟店の登録申し込み：${company}`,
    lead: '加盟店の登録申し込みが届きました。このメールに返信すると、お申し込みの方に届きます。',
    at: '受付日時',
    next: '承認すると、加盟店として掲載されます。一覧と承認は、次の命令で行います。',
    commands: ['npm run registrations -- list --state open', 'npm run registrations -- approve UUID'],
  },
  dead: {
    subject: (count: number) => `届けられなかった通知が${count}件あります`,
    lead: (count: number) =>
      `送信をあきらめた通知が${count}件あります。原因を確かめて、必要なものを送り直してください。`,
    kinds: '内訳',
    row: (event: string, error: string) => `${event}（${error}）`,
    count: (count: number) => `${count}件`,
    commands: ['npm run deliveries -- list --state dead', 'npm run deliveries -- send-again --state dead'],
  },
} as const;
