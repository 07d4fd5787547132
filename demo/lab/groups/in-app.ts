import type { LabGroup } from '../condition.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36';

/** The user agents of browsers inside apps. The form must not read them. */
const APPS = {
  line: ['LINE', `${IPHONE} Safari Line/14.8.0`],
  instagram: [
    'Instagram',
    `${IPHONE} Mobile/21F90 Instagram 334.0.4.32.98 (iPhone15,2; iOS 17_5; ja_JP; ja)`,
  ],
  facebook: ['Facebook', `${ANDROID} [FB_IAB/FB4A;FBAV/466.0.0.41.104;]`],
  yahoo: ['Yahoo! JAPAN', `${IPHONE} Mobile/21F90 YJApp-IOS jp.co.yahoo.ipn.appli/4.122.0`],
  google: ['Google', `${IPHONE} GSA/320.0.642128915 Mobile/21F90 Safari/604.1`],
} as const;

export const inApp: LabGroup = {
  name: 'in-app',
  title: 'Browsers inside apps, by what they call themselves',
  conditions: Object.entries(APPS).map(([name, [what, userAgent]]) => ({ name, what, userAgent })),
};
