import type { AddressState } from './address-state.ts';
import type { AnswersState } from './answers.ts';
import type { AskingBack } from './asking-back.ts';
import type { CatalogueState } from './catalogue-state.ts';
import type { ContactState } from './contact.ts';
import type { CustomerChecks } from './customer-checks.ts';
import type { CustomerState } from './customer-state.ts';
import type { DisclosureState } from './disclosure-state.ts';
import type { FormState } from './form-state.ts';
import type { GoodsState } from './goods-state.ts';
import type { ManualAddress } from './manual-address.ts';
import type { NavigationState } from './navigation-state.ts';
import type { PhoneLinkState } from './phone-link.ts';
import type { SharedPhotos } from './shared-photos.ts';
import type { SliceValues, ValuesOf } from './slice.ts';
import type { SubmissionState } from './submission-state.ts';
import type { SurveysState } from './surveys-state.ts';

/** The values that every part of the screen can read, by slice. */
export interface FormValues extends SliceValues {
  readonly navigation: ValuesOf<NavigationState>;
  readonly goods: ValuesOf<GoodsState>;
  readonly catalogue: ValuesOf<CatalogueState>;
  readonly submission: ValuesOf<SubmissionState>;
  readonly resumed: boolean;
  readonly percent: number;
  readonly customerShare: number;
}

/** The values of the customer step, by slice. */
export interface ContactValues extends SliceValues {
  readonly customer: ValuesOf<CustomerState>;
  readonly checks: ValuesOf<CustomerChecks>;
  readonly address: ValuesOf<AddressState>;
  readonly manualAddress: ValuesOf<ManualAddress>;
  readonly askingBack: ValuesOf<AskingBack>;
}

/** The values of what sellers are told about shops. */
export type DisclosureValues = ValuesOf<DisclosureState>;

/** The actions that every part of the screen can call, by slice. */
export interface FormActions
  extends Pick<FormState, 'proceed' | 'back' | 'change' | 'retry' | 'quotesFirst'> {
  readonly navigation: Pick<NavigationState, 'focused' | 'goOn' | 'reopen'>;
  readonly goods: Pick<
    GoodsState,
    | 'add'
    | 'append'
    | 'open'
    | 'remove'
    | 'update'
    | 'change'
    | 'addPhotos'
    | 'removePhoto'
    | 'bringBack'
    | 'forgetRemoved'
  >;
  readonly catalogue: Pick<CatalogueState, 'want'>;
  readonly submission: Pick<SubmissionState, 'clearFailure' | 'endPause'>;
}

/** The actions of parts that come with the code of the first answer. */
export interface AnswersActions extends Pick<AnswersState, 'chooseCategory' | 'startOver'> {
  readonly history: Pick<AnswersState['history'], 'opened'>;
}

/** The actions of the customer step, by slice. */
export interface ContactActions extends Pick<ContactState, 'submit'> {
  readonly customer: Pick<CustomerState, 'edit' | 'agree'>;
  readonly checks: Pick<CustomerChecks, 'leave' | 'reads' | 'readAgain'>;
  readonly address: Pick<
    AddressState,
    'chooseTown' | 'takeTownAway' | 'takeBroughtAway' | 'choosePrefecture' | 'chooseCity' | 'chooseArea'
  >;
  readonly manualAddress: Pick<ManualAddress, 'open' | 'close'>;
  readonly askingBack: Pick<AskingBack, 'see' | 'guess'>;
}

/** The actions of photos for several goods. */
export type SharedPhotosActions = Pick<
  SharedPhotos,
  'take' | 'isWaiting' | 'roomOf' | 'give' | 'attach' | 'again' | 'restart'
>;

/** The actions of a phone that is the camera of the form. */
export type PhoneLinkActions = Pick<PhoneLinkState, 'open' | 'end'>;

/** The actions of the surveys. */
export type SurveysActions = Pick<SurveysState, 'answerInterests' | 'answerFeedback' | 'dismiss'>;
