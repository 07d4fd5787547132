import { describe, expect, it, test } from 'vitest';
import { DELIVERY_REASONS, isAboutAddress, reasonOf, reasonWords } from './delivery-reasons.ts';

describe('The reason of an error', () => {
  test.each([
    ['smtp_550', 'no_mailbox'],
    ['smtp_554', 'refused'],
    ['smtp_535', 'sign_in'],
    ['smtp_421', 'busy'],
    ['smtp_certificate', 'certificate'],
    ['econnection', 'mail_server'],
    ['http_410', 'endpoint_gone'],
    ['http_418', 'endpoint_refused'],
    ['http_503', 'endpoint_failed'],
    ['http_timeout', 'endpoint_late'],
    ['http_econnrefused', 'endpoint_away'],
    ['http_depth_zero_self_signed_cert', 'endpoint_certificate'],
  ])('of %s is %s', (code, reason) => {
    expect(reasonOf(code)).toBe(reason);
  });

  it('is the row with the longest code that fits', () => {
    for (const [reason, { codes }] of Object.entries(DELIVERY_REASONS))
      for (const code of codes) expect([code, reasonOf(code)]).toEqual([code, reason]);
  });

  it('is said honestly where nobody knows it, with its code', () => {
    expect(reasonOf('something_new')).toBeUndefined();
    expect(reasonWords('something_new').why).toContain('something_new');
  });

  it('is about the address of the recipient or about ourselves', () => {
    const codes = ['no_address', 'bad_address', 'bounced', 'smtp_550', 'smtp_554', 'smtp_599'];
    expect(codes.filter((code) => !isAboutAddress(code))).toEqual([]);
    const others = ['smtp_535', 'smtp_421', 'smtp_certificate', 'internal', 'http_404', 'something_new'];
    expect(others.filter(isAboutAddress)).toEqual([]);
  });
});
