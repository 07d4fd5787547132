import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { buttonClass } from '../ui/button/button.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link/link.tsx';
import { Phrases } from '../ui/phrases/phrases.tsx';
import { useServerHtml } from '../ui/use-server-html.ts';
import styles from './error-screen.module.css';
import { Main, mainElement } from './main.tsx';
import { ERRORS, FRAME } from './messages.ts';

interface Failure {
  status: number;
  title: string;
  text: string;
}

/** The router's message where it hides an error of the server. */
const HIDDEN = 'Unexpected Server Error';

function textOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return message === '' || message === HIDDEN ? ERRORS.unexpected : message;
}

/** The texts of an error for visitors (document 1, section 8: routing errors). */
export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) {
    return { status: 500, title: ERRORS.other, text: textOf(error) };
  }
  const words = typeof error.data === 'string' ? error.data : '';
  if (error.status === 404)
    return { status: 404, title: ERRORS.notFound, text: words || ERRORS.notFoundText };
  if (error.status === 403) return { status: 403, title: ERRORS.forbidden, text: ERRORS.forbiddenText };
  const senseless = error.status < 500 ? ERRORS.senseless : '';
  return { status: error.status, title: ERRORS.other, text: error.statusText || senseless };
}

interface ErrorPanelProps {
  status: number;
  title: string;
  /** The title of the document, where it is not the heading. */
  documentTitle?: string;
  texts: readonly string[];
  /** Ways out. */
  children: ReactNode;
}

/** The error in large type. Not for search engines. */
export function ErrorPanel({ status, title, documentTitle, texts, children }: ErrorPanelProps) {
  return (
    <div className={styles.screen}>
      <title>{documentTitle ?? title}</title>
      <meta name="robots" content="noindex,nofollow" />
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title}>
        <Phrases>{title}</Phrases>
      </h1>
      {texts.map((text) => (
        <p className={styles.text} key={text}>
          <Phrases>{text}</Phrases>
        </p>
      ))}
      {children}
    </div>
  );
}

/** The main way out of an error. */
export function ErrorLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={classes(buttonClass('ink'), styles.button)} to={to}>
      {children}
    </Link>
  );
}

/** A page that the browser has loaded keeps its own focus. */
function useFocusAfterNavigation() {
  const fromServer = useServerHtml();
  useEffect(() => {
    if (!fromServer) mainElement()?.focus();
  }, [fromServer]);
}

interface ErrorScreenProps {
  error: unknown;
  /** A further way out. */
  children?: ReactNode;
}

/** Replaces any page that cannot be shown: on the server with its frame. It needs no data that could be missing too. */
export function ErrorScreen({ error, children }: ErrorScreenProps) {
  const { status, title, text } = failureOf(error);
  useFocusAfterNavigation();
  return (
    <Main>
      <ErrorPanel status={status} title={title} texts={text ? [text] : []}>
        <ErrorLink to="/">
          {FRAME.toTop}
          <Icon name="arrow" />
        </ErrorLink>
        {children}
      </ErrorPanel>
    </Main>
  );
}
