import { DESK_PAGES, TODAY_DAYS } from './desk.ts';

/** Things that wait for people at the desk: on the day's page, in the titles of pages, and in mails. */

interface WaitingRow {
  readonly label: string;
  /** A few words below the number. */
  readonly note: string;
  /** The list that has as many rows. */
  readonly path: string;
  /** The list is that of the last days only. */
  readonly isRecent?: true;
  /** One is too many. */
  readonly isUrgent?: true;
  /** The count is that of the person: only somebody who may do `endedBy` ever has any. */
  readonly isOwn?: true;
  /** The act that ends it: titles and mails count it for people who may do that. Without it, only the day's page has it. */
  readonly endedBy?: string;
}

const RECENT = `${TODAY_DAYS}日以内のご依頼`;

export const WAITING = {
  own: {
    label: '自分が担当するご依頼',
    note: '新しい動きがあったもの',
    path: `${DESK_PAGES.requests}?assignee=news`,
    isOwn: true,
    endedBy: 'assignRequest',
  },
  calls: {
    label: '電話が必要なご依頼',
    note: '印が付いているもの',
    path: `${DESK_PAGES.requests}?mark=call`,
    endedBy: 'endMark',
  },
  unquoted: {
    label: '査定額を待っている',
    note: RECENT,
    path: `${DESK_PAGES.requests}?state=waiting`,
    isRecent: true,
  },
  unplaced: {
    label: '買取店が見つからない',
    note: RECENT,
    path: `${DESK_PAGES.requests}?state=unplaced`,
    isRecent: true,
    isUrgent: true,
  },
  registrations: {
    label: '加盟の申し込み',
    note: '未回答',
    path: DESK_PAGES.registrations,
    endedBy: 'decideRegistration',
  },
  enquiries: { label: 'お問い合わせ', note: '未対応', path: DESK_PAGES.enquiries, endedBy: 'answerEnquiry' },
  reviews: { label: '口コミ', note: '確認待ち', path: DESK_PAGES.reviews, endedBy: 'decideReview' },
  cases: { label: 'トラブル', note: '対応中', path: DESK_PAGES.cases, endedBy: 'endCase' },
  overdueCases: {
    label: '期限を過ぎたトラブル',
    note: '返答または確認',
    path: `${DESK_PAGES.cases}?state=overdue`,
    isUrgent: true,
  },
  bounced: {
    label: 'メールが届かない買取店',
    note: 'ご依頼は届きません',
    path: `${DESK_PAGES.shops}?state=unreachable`,
    isUrgent: true,
  },
  dead: {
    label: '送信をあきらめたもの',
    note: 'メールと通知',
    path: `${DESK_PAGES.deliveries}?state=dead`,
    isUrgent: true,
  },
  waiting: {
    label: '送信を待っているもの',
    note: 'メールと通知',
    path: `${DESK_PAGES.deliveries}?state=waiting`,
  },
} as const satisfies Record<string, WaitingRow>;

export type Waiting = keyof typeof WAITING;

/** The row of something that waits, with what every row has. */
export const waitingRow = (what: Waiting): WaitingRow => WAITING[what];
