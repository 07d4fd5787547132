import { words } from '#contract/language/words.ts';

export const MESSAGES = words('store-links', {
  title: 'アプリをダウンロード',
  free: 'ダウンロードは無料です。',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  download: (store: string) => `${store}で入手する`,
  openQr: 'QRコードでダウンロード',
  qrTitle: 'スマートフォンで読み取ってください',
  qrLead: 'カメラをQRコードに向けると、ダウンロードのページが開きます。',
  qrLabel: (store: string) => `${store}のダウンロードページを開くQRコード`,
  openHere: (store: string) => `この端末で${store}を開く`,
});
