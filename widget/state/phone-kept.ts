import { keptPhoneLink } from '../storage/kept-phone-link.ts';
import type { FormState } from './form-state.ts';

/** True if a phone is the camera of an item already, since before a reload or another step. */
export const hasPhone = ({ environment }: FormState, item: string): boolean =>
  keptPhoneLink(environment.session)?.item === item;
