import { languageQuery } from '#contract/language/address.ts';
import { LANGUAGES, type Language } from '#contract/language/languages.ts';
import { spokenLanguage } from '#contract/language/words.ts';
import { classes } from '../ui/classes.ts';
import styles from './language-switch.module.css';
import { FRAME, LANGUAGE_NAMES } from './messages.ts';

const ToLanguage = ({ language }: { language: Language }) => (
  <a
    href={languageQuery(language)}
    lang={language}
    hrefLang={language}
    aria-current={language === spokenLanguage() ? 'true' : undefined}
  >
    {LANGUAGE_NAMES[language]}
  </a>
);

/** The languages of a page for sellers. Each is a page of its own, which the server makes. */
export const LanguageSwitch = () => (
  <nav className={classes(styles.switch, 'not-printed')} aria-label={FRAME.languages}>
    {LANGUAGES.map((language) => (
      <ToLanguage key={language} language={language} />
    ))}
  </nav>
);
