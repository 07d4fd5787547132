import { expect, it } from 'vitest';
import { asText } from '../as-text.ts';
import { registrationLetter } from './registration.ts';

const WRITTEN = {
  法人名: '株式会社見本堂',
  ご担当者名: '見本 一郎',
  郵便番号: '1620801',
  住所: '東京都新宿区山吹町1-2-3',
  電話番号: '03-0000-0000',
  メールアドレス: 'ichiro@reuse.example',
};

it('The operator reads all that a shop has written, each under its name', () => {
  const registration = {
    uuid: crypto.randomUUID(),
    createdAt: new Date('2026-05-01T15:30:00Z'),
    mediumUuid: crypto.randomUUID(),
    inflow: '/store',
    companyShopName: WRITTEN.法人名,
    name: WRITTEN.ご担当者名,
    zipcode: WRITTEN.郵便番号,
    address: WRITTEN.住所,
    tel: WRITTEN.電話番号,
    email: WRITTEN.メールアドレス,
    refusedAt: null,
  };
  const letter = registrationLetter(registration, undefined);
  expect(letter.subject).toContain(WRITTEN.法人名);
  const lines = asText(letter).split('\n');
  for (const [name, value] of Object.entries(WRITTEN)) expect(lines).toContain(`${name}：${value}`);
});
