import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';

/** Readers are not to trust an old copy. RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

interface SecurityContact {
  /** A URI: mailto: or https: */
  contact: string;
  canonical: string;
  policy: string;
  now: Date;
}

/** A file in the format of RFC 9116, whose lines end as in mails. The same on a whole day. */
export function securityText({ contact, canonical, policy, now }: SecurityContact): string {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${daysLater(dayInJapan(now), VALID_DAYS)}T00:00:00+09:00`,
    'Preferred-Languages: ja',
    `Canonical: ${canonical}`,
    `Policy: ${policy}`,
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
