import * as z from 'zod/mini';

/**
 * Every way in which a call is refused. `code` is for programs and never changes its meaning; `message` is a Japanese
 * sentence that may be shown to people, and a call may answer with a more exact one; `description` is for developers of
 * clients.
 */
interface RefusalRow {
  readonly status: number;
  readonly message: string;
  readonly description: string;
  /** After how many seconds the same call may succeed; sent as Retry-After. */
  readonly retryAfterS?: number;
}

/** The refusals of what only our own pages ask for: at the desks, and behind links. */
export const OF_OWN_PAGES = {
  not_signed_in: {
    status: 401,
    message: 'サインインしてください',
    description: 'The session of a desk is unknown, or it has ended.',
  },
  not_allowed: {
    status: 403,
    message: 'この操作をする権限がありません',
    description: 'The role of the person who is signed in does not allow the act.',
  },
  known_person: {
    status: 409,
    message: 'このメールアドレスの方は、すでに登録されています',
    description: 'Somebody with this mail address was invited to a desk before.',
  },
  last_owner: {
    status: 409,
    message: '責任者がいなくなるため、変更できません',
    description: 'One owner has to stay.',
  },
  unknown_passkey: {
    status: 404,
    message: 'このパスキーは使えません',
    description: 'The passkey is unknown, or its answer is too old, was used, or is not for this site.',
  },
  too_many: {
    status: 409,
    message: 'これ以上は追加できません。使っていないものを削除してください',
    description: 'There are as many of these as there may be.',
  },
  wrong_endpoint: {
    status: 422,
    message: 'https:// ではじまる、公開されている送り先を入力してください',
    description: 'Calls cannot be made to this address, or it is none of a public host.',
  },
  wrong_page: {
    status: 422,
    message: 'https:// ではじまる、媒体に登録されたサイトのページのURLを入力してください',
    description: 'The address is none of a public page on a host that is registered for the medium.',
  },
  known_page: {
    status: 409,
    message: 'このページは、すでに登録されています',
    description: 'The medium has this page already.',
  },
  declined_lead: {
    status: 409,
    message: 'このご依頼は「対応できない」とご回答済みです',
    description: 'The shop has declined the request.',
  },
  contact_withheld: {
    status: 409,
    message: 'お客様は、選んだお店にだけ連絡先を伝えることを希望しています',
    description: 'The seller shows the contact to chosen shops only.',
  },
  contact_closed: {
    status: 409,
    message: 'ただいま連絡先を表示できません。しばらく時間をおいて、もう一度お試しください',
    description:
      'The contact does not open for now. Nothing is wrong with the link; ask again after ten minutes.',
  },
  decided_request: {
    status: 409,
    message: 'お客様は、ほかの買取店に決めました',
    description: 'The seller has chosen other shops.',
  },
  quote_changed: {
    status: 409,
    message: '査定額が変更されました。いまの金額をご確認ください',
    description: 'A shop has named another price than the page showed.',
  },
  changed_meanwhile: {
    status: 409,
    message: 'ほかの方が先に変更しました。ページを読み込み直して、もう一度お試しください',
    description: 'Somebody else has changed what the page showed.',
  },
  refused_lead: {
    status: 409,
    message: 'お客様のご判断により、今回は見送りとなりました',
    description: 'The seller has refused the shop.',
  },
  not_choosable: {
    status: 409,
    message: 'この買取店は、いま選べません。ページを読み込み直して、もう一度お試しください',
    description: 'The shop has no quote that holds, or more shops than may be chosen are named.',
  },
  invalid_visit: {
    status: 422,
    message: '訪問のお願いの内容を確認できませんでした。品物と日付をもう一度ご確認ください',
    description: 'A day is out of reach, or an item is withdrawn.',
  },
  too_late: {
    status: 409,
    message: '取り消せる時間を過ぎています',
    description: 'The time in which something can be taken back is over.',
  },
  passed_lead: {
    status: 409,
    message: 'このご依頼の受付は終わりました',
    description: 'The shop has lost its place before it knew the contact.',
  },
  not_released: {
    status: 409,
    message: 'お客様の連絡先が伝わったお店についてだけ、結果をお知らせいただけます',
    description: 'The shop has not got the contact, or has neither named a price nor called.',
  },
  no_deal: {
    status: 409,
    message: '口コミは、お客様とお店の両方が売却を確認したあと、1回だけ書けます',
    description: 'The two sides do not both say that something was sold, or the review is written already.',
  },
  not_reportable: {
    status: 409,
    message: 'この内容は、いま報告できません。ページを読み込み直して、もう一度お試しください',
    description: 'The state of the place does not allow such a report, or one of this side is open already.',
  },
  ended_case: {
    status: 409,
    message: 'この報告の確認は終了しています',
    description: 'The case has ended.',
  },
  answered_case: {
    status: 409,
    message: '相手の方からお話が届いたため、報告を取り下げられません。取り下げたい理由を書き加えてください',
    description: 'The other side has written about the case, so it is for the operator to end it.',
  },
  stopped_shop: {
    status: 409,
    message: '運営者が受付を止めています。再開については、運営者にお問い合わせください',
    description: 'The operator has stopped the dealings with the shop.',
  },
  last_item: {
    status: 409,
    message: '最後の品物です。ご依頼そのものを取り下げてください',
    description: 'The last item of a request is withdrawn with the request.',
  },
  too_many_questions: {
    status: 409,
    message: 'このご依頼について質問できる回数に達しました',
    description: 'The shop has asked as often as it may.',
  },
  no_better_quote: {
    status: 409,
    message: 'お客様が見直しをお願いしたあとは、査定額を1回だけ、前の査定額以上の金額に変更できます',
    description: 'The seller has asked for better quotes: one more may be given, and none below the last.',
  },
  invalid_quote: {
    status: 422,
    message: '査定額または有効期限が正しくありません',
    description: 'The highest amount is below the lowest, or the quote ends in the past or too far away.',
  },
} as const satisfies Record<string, RefusalRow>;

export const REFUSALS = {
  ...OF_OWN_PAGES,
  malformed: {
    status: 400,
    message: 'JSONの形式が正しくありません',
    description: 'The body cannot be read as what its Content-Type says.',
  },
  malformed_form: {
    status: 400,
    message: 'フォームデータの形式が正しくありません',
    description: 'The body is no multipart form, or it ends early.',
  },
  malformed_address: {
    status: 400,
    message: 'この呼び出しは存在しません',
    description: 'The URL cannot be read, for example because of a broken percent-encoding.',
  },
  missing_parameter: {
    status: 400,
    message: '必須の項目です',
    description: 'A query parameter that the call needs is missing.',
  },
  unknown_call: {
    status: 404,
    message: 'この呼び出しは存在しません',
    description: 'There is no call with this method and path.',
  },
  not_found: {
    status: 404,
    message: '指定された項目が見つかりません',
    description: 'What the call names does not exist.',
  },
  unknown_link: {
    status: 404,
    message: 'リンクが正しくありません。メールのリンクをもう一度ご確認ください',
    description: 'The token of a link was not made here for this call, or it was revoked.',
  },
  expired_link: {
    status: 410,
    message: 'リンクの有効期限が切れています',
    description: 'The time of the link is over.',
  },
  erased_request: {
    status: 410,
    message: 'このご依頼の情報は削除されました',
    description: 'The request was erased: its seller asked for it, or it was too old.',
  },
  withdrawn_request: {
    status: 409,
    message: 'このご依頼は取り下げられました',
    description: 'The seller has withdrawn the request.',
  },
  timeout: {
    status: 408,
    message: 'リクエストがタイムアウトしました',
    description: 'The request did not arrive in time.',
  },
  stalled: {
    status: 408,
    message: 'リクエストがタイムアウトしました',
    description: 'Nothing more of the body arrived for too long.',
  },
  too_large: {
    status: 413,
    message: '送信されたデータが大きすぎます',
    description: 'The body is larger than the call takes.',
  },
  unsupported_content_type: {
    status: 415,
    message: 'Content-Typeが正しくありません',
    description: 'The Content-Type is not one that the call takes.',
  },
  invalid_body: {
    status: 422,
    message: '送信された内容の形式が正しくありません',
    description: 'The body does not have the shape that the call takes; `details` names each field.',
  },
  invalid_zip: {
    status: 422,
    message: '郵便番号の形式が正しくありません。',
    description: 'The postal code is not seven digits.',
  },
  invalid_submission: {
    status: 422,
    message: '入力内容に誤りがあります',
    description: 'The submission breaks rules; `details` names each field or file by the name that was sent.',
  },
  invalid_survey: {
    status: 422,
    message: 'アンケートの回答の形式が正しくありません',
    description: 'The survey answer is not one that can be given.',
  },
  unproved_tester: {
    status: 403,
    message:
      'テストモードでは、提携先の管理画面にサインインしたことのあるメールアドレスにだけお送りします。管理画面で発行したテスト用のキーをお使いください',
    description: 'Mail of test mode goes to people of the partner only, with a key of the partner’s desk.',
  },
  already_answered: {
    status: 409,
    message: 'このアンケートには、すでにご回答いただいています。ありがとうございます',
    description: 'The survey was answered before. The first answer stays.',
  },
  too_many_photos: {
    status: 409,
    message: '1つの品物に追加できる写真の枚数を超えています',
    description: 'The item would have more photos than it may have.',
  },
  too_much: {
    status: 422,
    message: '項目が多すぎます',
    description: 'The form has more fields or files, or longer names or values, than any form needs.',
  },
  invalid_idempotency_key: {
    status: 422,
    message: 'Idempotency-KeyはUUIDで指定してください',
    description: 'The header Idempotency-Key is not a UUID.',
  },
  idempotency_key_reused: {
    status: 422,
    message: '同じIdempotency-Keyで異なる内容が送信されました',
    description: 'The same Idempotency-Key came with other content before.',
  },
  too_many_requests: {
    status: 429,
    message: '送信の回数が多すぎます。しばらく時間をおいて再度お試しください',
    description:
      'Too many from this address, or for this e-mail address or phone number. Retry-After says when.',
    retryAfterS: 10,
  },
  headers_too_large: {
    status: 431,
    message: 'ヘッダーが大きすぎます',
    description: 'The headers of the request are too long.',
  },
  unexpected: {
    status: 500,
    message: 'サーバーエラーが発生しました',
    description: 'The server failed. The request id finds the reason in its log.',
  },
  unavailable: {
    status: 503,
    message: 'ただいまご利用いただけません。しばらく時間をおいて再度お試しください',
    description:
      'The server is starting, stopping or out of reach of its database or its photos. Try again later.',
    retryAfterS: 5,
  },
  storage_full: {
    status: 507,
    message: 'ただいま受け付けできません。しばらく時間をおいて再度お試しください',
    description: 'The server has too little room to store anything. Try again later.',
    retryAfterS: 60,
  },
} as const satisfies Record<string, RefusalRow>;

export type RefusalCode = keyof typeof REFUSALS;

/** The refusals of every call, besides its own. */
export const COMMON_REFUSALS = [
  'malformed_address',
  'timeout',
  'headers_too_large',
  'unexpected',
  'unavailable',
  'storage_full',
] as const satisfies RefusalCode[];

/** One error: its place (a field's name as sent, or empty) and its message. */
export const refusalDetail = z.object({ field: z.string(), message: z.string() });

/** The one shape of every refusal of the product API. */
export const refusal = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    details: z.array(refusalDetail),
    /** Names the request in the server's log. */
    request_id: z.string(),
  }),
});

export type RefusalBody = z.infer<typeof refusal>;
export type RefusalDetail = z.infer<typeof refusalDetail>;
