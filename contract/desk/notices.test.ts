import { describe, expect, test } from 'vitest';
import { isPushService } from './notices.ts';

describe('A browser is told', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-by3p.notify.windows.com/w/?token=abc',
  ])('at %s', (address) => expect(isPushService(address)).toBe(true));

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://somebody@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilpush.apple.com/abc',
    'https://push.apple.com/abc',
    'https://127.0.0.1/abc',
    'fcm.googleapis.com',
    '',
  ])('not at %j', (address) => expect(isPushService(address)).toBe(false));
});
