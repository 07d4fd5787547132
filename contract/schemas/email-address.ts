import * as z from 'zod/mini';
import { EMAIL_CHARACTERS, isEmail, mailAddressOf } from '../customer/email.ts';

/** A text where an e-mail address belongs, in the form in which addresses are stored and compared. */
export const typedAddress = z.string().check(z.overwrite(mailAddressOf), z.maxLength(EMAIL_CHARACTERS));

/** An e-mail address. */
export const emailAddress = typedAddress.check(z.refine(isEmail));
