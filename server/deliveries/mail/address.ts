import { mailAddressesOf } from '#contract/customer/email.ts';

/** The first of a list of addresses. */
export const firstAddress = (addresses: string): string => mailAddressesOf(addresses)[0] ?? '';
