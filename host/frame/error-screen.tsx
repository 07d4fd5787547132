import { isRouteErrorResponse, Link } from 'react-router';
import { Icon } from '#host/ui/icon/icon.tsx';
import { ERRORS, FRAME } from './messages.ts';
import './error-screen.css';

interface Failure {
  status: number;
  title: string;
  text: string;
}

/** The router's words where it hides a reason of the server's. */
const HIDDEN = 'Unexpected Server Error';

function said(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return message === '' || message === HIDDEN ? ERRORS.unexpected : message;
}

/** What the visitor is told (document 1, section 8: routing errors). */
export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) {
    return { status: 500, title: ERRORS.other, text: said(error) };
  }
  const words = typeof error.data === 'string' ? error.data : '';
  if (error.status === 404)
    return { status: 404, title: ERRORS.notFound, text: words || ERRORS.notFoundText };
  if (error.status === 403) return { status: 403, title: ERRORS.forbidden, text: ERRORS.forbiddenText };
  return { status: error.status, title: ERRORS.other, text: error.statusText };
}

/** The page that stands for any that cannot be shown. It needs nothing that could be missing too. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { status, title, text } = failureOf(error);
  return (
    <main className="error-screen" id="main">
      <title>{title}</title>
      <meta name="robots" content="noindex,nofollow" />
      <p className="error-screen__status">{status}</p>
      <h1 className="error-screen__title">{title}</h1>
      {text && <p className="error-screen__text">{text}</p>}
      <Link className="button button--ink" to="/">
        {FRAME.toTop}
        <Icon name="arrow" />
      </Link>
    </main>
  );
}
