import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Settings } from '#contract/element.ts';
import type { Theme } from '#contract/themes.ts';
import { useSite } from '#host/settings/use-site.ts';
import { buttonClass } from '#host/ui/button/button.ts';
import { Spinner } from '#host/ui/spinner/spinner.tsx';
import type { AppraisalFormElement, Step } from '#widget/public.ts';
import styles from './appraisal-form.module.css';
import { FORM } from './messages.ts';

interface AppraisalFormProps {
  theme: Theme;
  step?: Step;
  /** `host`: the site's router changes the steps. */
  navigation?: Settings['navigation'];
  initialCategory?: string;
  initialSelection?: string;
  /** Called when the form asks for another step. With `host`, the page then goes there. */
  onStep?: (step: Step, path: string) => void;
  children?: ReactNode;
}

/** The page and the element share one copy of React. */
const loadElement = () => import('#widget/public.ts').then(({ define }) => define());

/**
 * The appraisal form in a page of this site. When React hydrates server HTML, it neither listens to an element's own
 * events nor sets its properties (react issue 35446). Both are done here by hand, and only here.
 */
export function AppraisalForm(props: AppraisalFormProps) {
  const { theme, step, navigation, initialCategory, initialSelection, onStep } = props;
  const { settings } = useSite();
  const element = useRef<AppraisalFormElement>(null);
  const listener = useRef(onStep);
  const [failed, setFailed] = useState(false);
  listener.current = onStep;

  useEffect(() => {
    let gone = false;
    loadElement().catch((error: unknown) => {
      console.error('the form could not be loaded', error);
      if (!gone) setFailed(true);
    });
    return () => {
      gone = true;
    };
  }, []);

  useEffect(() => {
    const form = element.current;
    const change = (event: CustomEvent<{ step: Step; path: string }>) => {
      if (!listener.current) return;
      event.preventDefault();
      listener.current(event.detail.step, event.detail.path);
    };
    form?.addEventListener('appraisal-form:step', change);
    return () => form?.removeEventListener('appraisal-form:step', change);
  }, []);

  return (
    <div className={styles.frame}>
      <appraisal-form
        ref={element}
        theme={theme}
        step={step}
        navigation={navigation}
        initial-category={initialCategory}
        initial-selection={initialSelection}
        api-base={settings.apiBase || undefined}
        medium-uuid={settings.mediumUuid}
        product-name={settings.productName}
        terms-url="/terms"
        privacy-url={settings.privacyUrl}
        personal-information-url={settings.personalInformationUrl}
        app-store-url={settings.appStoreUrl}
        google-play-url={settings.googlePlayUrl}
      >
        {/* Visible until the element has a shadow root. */}
        <div className={styles.waiting}>
          {failed ? (
            <>
              <p>{FORM.failed}</p>
              <button type="button" className={buttonClass('ink')} onClick={() => location.reload()}>
                {FORM.reload}
              </button>
            </>
          ) : (
            <p role="status">
              <Spinner />
              {FORM.loading}
            </p>
          )}
          <noscript>
            <p>{FORM.needsScripts}</p>
          </noscript>
        </div>
      </appraisal-form>
    </div>
  );
}
