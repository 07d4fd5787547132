import { useContext } from 'react';
import { useLocation } from 'react-router';
import { ATTRIBUTES, type Settings } from '#contract/embed/element.ts';
import { LINK_SETTING } from '#contract/embed/snippet.ts';
import type { Theme } from '#contract/embed/themes.ts';
import type { Step } from '#widget/public.ts';
import { useSite } from '../../settings/use-site.ts';
import { trustedHtml } from '../../ui/trusted-html.ts';
import styles from './appraisal-form.module.css';
import { FirstStep } from './first-step.ts';
import { FORM_WORDS } from './messages.ts';
import { FormContent } from './waiting.tsx';

interface AppraisalFormProps {
  theme: Theme;
  /** The words below the title of the first step. */
  lead: string;
  step?: Step;
  /** `host`: the page changes the steps. */
  navigation?: Settings['navigation'];
  initialCategory?: string;
  initialSelection?: string | undefined;
}

/**
 * The appraisal form in a page of this site, as in any other page: the browser loads the script that partners embed
 * (load-form.ts). The first step is in the page's HTML.
 */
export function AppraisalForm(props: AppraisalFormProps) {
  const attributes = useAttributes(props);
  const paint = useContext(FirstStep);
  const isPainted = paint && (props.step ?? 'items') === 'items';
  return (
    <div className={styles.frame}>
      <noscript>
        <p className={styles.needsScripts}>{FORM_WORDS.needsScripts}</p>
      </noscript>
      {isPainted ? (
        <appraisal-form {...attributes} {...trustedHtml(paint(attributes, props.lead))} />
      ) : (
        <appraisal-form {...attributes}>
          {/* Visible until the element has a shadow root. */}
          <FormContent lead={props.lead} />
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
  const medium = linkedMedium(useLocation().search);
  const attributes = {
    theme: props.theme,
    step: props.step,
    navigation: props.navigation,
    'initial-category': props.initialCategory,
    'initial-selection': props.initialSelection,
    'api-base': settings.apiBase,
    [LINK_SETTING]: medium ?? settings.mediumUuid,
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
