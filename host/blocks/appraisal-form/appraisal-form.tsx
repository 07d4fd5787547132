import { useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ATTRIBUTES, type Settings } from '#contract/element.ts';
import { LINK_SETTING } from '#contract/snippet.ts';
import type { Theme } from '#contract/themes.ts';
import { ifMissing, sayMissing } from '#widget/first-paint/missing.ts';
import type { AppraisalFormElement, Step } from '#widget/public.ts';
import { useSite } from '../../settings/use-site.ts';
import { trustedHtml } from '../../ui/trusted-html.ts';
import { useServerHtml } from '../../ui/use-server-html.ts';
import styles from './appraisal-form.module.css';
import { FirstStep } from './first-step.ts';
import { FORM } from './messages.ts';
import { Waiting } from './waiting.tsx';
import { whenNear } from './when-near.ts';

interface AppraisalFormProps {
  theme: Theme;
  step?: Step;
  /** `host`: the site's router changes the steps. */
  navigation?: Settings['navigation'];
  initialCategory?: string;
  initialSelection?: string | undefined;
  /** Called when the form asks for another step. With `host`, the page then goes there. */
  onStep?: (step: Step, path: string) => void;
}

/** The site and the element share one copy of React. */
const loadElement = () => import('#widget/public.ts').then(({ define }) => define());

/**
 * The appraisal form in a page of this site. When React hydrates server HTML, it neither listens to an element's own
 * events nor sets its properties (react issue 35446). Both are done here by hand, and only here.
 */
export function AppraisalForm(props: AppraisalFormProps) {
  const { onStep } = props;
  const attributes = useAttributes(props);
  const element = useRef<AppraisalFormElement>(null);
  const listener = useRef(onStep);
  const [failed, setFailed] = useState(false);
  const inHtml = useServerHtml();
  const [painted] = useState(inHtml && (props.step ?? 'items') === 'items');
  const paint = useContext(FirstStep);
  listener.current = onStep;

  useEffect(() => {
    const form = element.current;
    if (!form) return;
    let gone = false;
    const forget = whenNear(form, () => {
      const loading = loadElement();
      loading.catch((error: unknown) => console.error('the form could not be loaded', error));
      ifMissing(loading, () => {
        if (gone) return;
        if (painted) sayMissing(form);
        else setFailed(true);
      });
    });
    return () => {
      gone = true;
      forget();
    };
  }, [painted]);

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
      <noscript>
        <p className={styles.needsScripts}>{FORM.needsScripts}</p>
      </noscript>
      {painted ? (
        <appraisal-form
          ref={element}
          {...attributes}
          suppressHydrationWarning
          // The browser has taken the server's HTML into the shadow root; hydration leaves the rest alone.
          {...trustedHtml(paint?.(attributes) ?? '')}
        />
      ) : (
        <appraisal-form ref={element} {...attributes}>
          {/* Visible until the element has a shadow root. */}
          <Waiting failed={failed} />
        </appraisal-form>
      )}
    </div>
  );
}

/** The medium in the link of a partner; undefined if there is none, or if it is malformed. */
export const linkedMedium = (query: string): string | undefined =>
  ATTRIBUTES[LINK_SETTING].parse(new URLSearchParams(query).get(LINK_SETTING) ?? '');

/** The attributes of the element, without empty ones. */
function useAttributes(props: AppraisalFormProps): Record<string, string> {
  const { settings } = useSite();
  const linked = linkedMedium(useLocation().search);
  const attributes = {
    theme: props.theme,
    step: props.step,
    navigation: props.navigation,
    'initial-category': props.initialCategory,
    'initial-selection': props.initialSelection,
    'api-base': settings.apiBase,
    [LINK_SETTING]: linked ?? settings.mediumUuid,
    'data-layer': 'create',
    'product-name': settings.productName,
    'terms-url': '/terms',
    'privacy-url': settings.privacyUrl,
    'personal-information-url': settings.personalInformationUrl,
    'app-store-url': settings.appStoreUrl,
    'google-play-url': settings.googlePlayUrl,
  };
  return Object.fromEntries(
    Object.entries(attributes).filter((pair): pair is [string, string] => Boolean(pair[1])),
  );
}
