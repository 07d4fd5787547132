import { data } from 'react-router';
import { ERRORS } from '../../frame/messages.ts';

/** Every path that is not a page (document 1, section 2). */
export function loader(): never {
  throw data(ERRORS.unknownPath, { status: 404 });
}

export default function NotFound() {
  return null;
}
