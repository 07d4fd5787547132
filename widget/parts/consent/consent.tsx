import { useId } from 'react';
import { themeOf } from '#contract/embed/themes.ts';
import { translated } from '#contract/language/words.ts';
import { errorId } from '../field-frame/field-frame.tsx';
import { COMMON } from '../messages.ts';
import { Phrases } from '../phrases/phrases.tsx';
import { useContact, useContactActions } from '../use-contact.ts';
import { useFormState } from '../use-form.ts';
import { MESSAGES } from './messages.ts';

function PageLink({ href, label }: { href: string; label: string }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener noreferrer">
      <Phrases>{label}</Phrases>
      <span className="visually-hidden">{COMMON.newTab}</span>
    </a>
  );
}

/** The terms checkbox or the privacy notice, as the theme has it (document 2, sections 1 and 2). */
export function Consent() {
  const { customer } = useContactActions();
  const id = useId();
  const { theme, termsUrl, privacyUrl, personalInformationUrl } = useFormState(
    (form) => form.navigation.settings,
  );
  const hasAgreed = useContact((contact) => contact.customer.values.agreedToTerms);
  const error = useContact((contact) => contact.customer.errors.agreedToTerms);
  const isAnnounced = useContact((contact) => contact.customer.announced === 'agreedToTerms');
  return (
    <>
      {themeOf(theme).asksForTerms && (
        <div className={`consent${error ? ' field--error' : ''}`} data-field="agreedToTerms">
          <span className="consent__row">
            <input
              id={id}
              type="checkbox"
              className="consent__input check-box"
              required
              checked={hasAgreed}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId(id) : undefined}
              onChange={(event) => customer.agree(event.currentTarget.checked)}
            />
            <label htmlFor={id}>
              <span className="consent__page">
                <PageLink href={termsUrl} label={MESSAGES.terms} />・
              </span>
              <span className="consent__page">
                <PageLink href={privacyUrl} label={MESSAGES.privacy} />・
              </span>
              <PageLink href={personalInformationUrl} label={MESSAGES.personalInformation} />
              <Phrases>{MESSAGES.agree}</Phrases>
            </label>
          </span>
          {error && (
            <p className="field__error" id={errorId(id)} role={isAnnounced ? 'alert' : undefined}>
              <Phrases>{translated(error)}</Phrases>
            </p>
          )}
        </div>
      )}
      {themeOf(theme).privacyNotice && (
        <div className="notice">
          <p>
            <Phrases>{MESSAGES.privacyNotice}</Phrases>
          </p>
          <p>
            <PageLink href={privacyUrl} label={MESSAGES.privacy} />
            {' ／ '}
            <PageLink href={personalInformationUrl} label={MESSAGES.personalInformation} />
          </p>
        </div>
      )}
    </>
  );
}
