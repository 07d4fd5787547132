import { OFFICE_ROLES, type Role } from './desk.ts';

/*
 * The things of which people at the desks are told at their own address and devices, besides the address of their shop
 * or office, which hears of them anyway.
 */

interface NoticeRow {
  /** Its name among the choices of a person. */
  readonly label: string;
  /** A device shows it. It holds no word of a seller or visitor. */
  readonly says: string;
  /** Whether it comes outside of the hours of a person too: waiting, it would come when it is too late. */
  readonly isUrgent?: true;
}

/** For people of shops, about the requests of their shop. */
const SHOP_NOTICES = {
  leads: { label: '新しいご依頼', says: '新しいご依頼が届きました' },
  reminders: {
    label: '回答がまだのご依頼',
    says: '回答の期限が近いご依頼があります',
    isUrgent: true,
  },
  decisions: { label: 'お客様の決定', says: 'お客様がお店を決めたか、お断りになりました' },
  visits: { label: '訪問のお願い', says: '訪問のお願いに動きがありました' },
  answers: {
    label: '質問への回答・査定額の見直し',
    says: 'お客様から、回答または見直しのお願いが届きました',
  },
  changes: { label: 'ご依頼の変更・取り下げ', says: 'ご依頼の内容が変わりました' },
  outcomes: { label: '結果のお尋ね', says: 'お取引の結果をお知らせください' },
  cases: { label: 'トラブルの確認', says: 'トラブルの確認に動きがありました' },
  reviews: { label: '口コミ', says: '口コミが掲載されました' },
} as const satisfies Record<string, NoticeRow>;

/** For the operator's own people. */
const OFFICE_NOTICES = {
  enquiries: { label: 'お問い合わせ', says: '新しいお問い合わせが届きました' },
  registrations: { label: '加盟の申し込み', says: '加盟の申し込みが届きました' },
  unplaced: { label: '買取店が見つからないご依頼', says: '買取店が見つからないご依頼があります' },
  reports: { label: 'トラブルの報告', says: 'トラブルの報告が届きました' },
  undelivered: { label: '送れなかったメール・通知', says: '送れなかったメール・通知があります' },
} as const satisfies Record<string, NoticeRow>;

const ROWS = { ...SHOP_NOTICES, ...OFFICE_NOTICES };
export type Notice = keyof typeof ROWS;
export const NOTICES: Readonly<Record<Notice, NoticeRow>> = ROWS;

/** The roles of those who can be told. A partner's programs hear of conversions, and its people of nothing. */
export const TOLD_ROLES = [...OFFICE_ROLES, 'shop'] as const satisfies readonly Role[];

/** The words of those that somebody of a role can be told of. */
export const noticesFor = (role: Role): Readonly<Partial<Record<Notice, string>>> => {
  const rows: Readonly<Partial<Record<Notice, NoticeRow>>> = role === 'shop' ? SHOP_NOTICES : OFFICE_NOTICES;
  return Object.fromEntries(Object.entries(rows).map(([key, { label }]) => [key, label]));
};

/** The hours of Japan in which somebody is told who has not said otherwise: from the first until the second. */
export const NOTICE_HOURS = { from: 8, until: 21 } as const;

/** How many devices of somebody are told. */
export const DEVICE_LIMITS = { count: 10 } as const;

/** The file that shows on a device what it is told, and the folder of the pages that it is for. */
export const DEVICE_WORKER = { path: '/desk/worker.js', scope: '/desk/' } as const;

/** Where the file says that the push service has given the device another address. */
export const DEVICE_RENEWAL = '/desk/devices/renewal';

/** The hosts through which browsers are told: those of Chrome, Firefox, Safari and Edge. A dot stands before subdomains. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** Letters of the address that a browser is told at. */
export const DEVICE_ADDRESS_CHARACTERS = 1000;

/** Whether a browser can be told at this address: that of a known service, and nothing else. */
export function isPushService(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return false;
  return PUSH_SERVICES.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host,
  );
}
