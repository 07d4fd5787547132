import type { HistoryState } from '../visit/history-state.ts';
import type { AddressState } from './address-state.ts';
import type { AskingBack } from './asking-back.ts';
import type { CatalogueState } from './catalogue-state.ts';
import type { CustomerState } from './customer-state.ts';
import type { FormState } from './form-state.ts';
import type { GoodsState } from './goods-state.ts';
import type { ManualAddress } from './manual-address.ts';
import type { NavigationState } from './navigation-state.ts';
import type { SliceValues, ValuesOf } from './slice.ts';
import type { SubmissionState } from './submission-state.ts';
import type { SurveysState } from './surveys-state.ts';

/** The values that parts of the screen can read, by slice. */
export interface FormValues extends SliceValues {
  readonly navigation: ValuesOf<NavigationState>;
  readonly goods: ValuesOf<GoodsState>;
  readonly customer: ValuesOf<CustomerState>;
  readonly address: ValuesOf<AddressState>;
  readonly manualAddress: ValuesOf<ManualAddress>;
  readonly askingBack: ValuesOf<AskingBack>;
  readonly catalogue: ValuesOf<CatalogueState>;
  readonly submission: ValuesOf<SubmissionState>;
  readonly surveys: ValuesOf<SurveysState>;
  readonly resumed: boolean;
  readonly percent: number;
  readonly customerShare: number;
}

/** The actions that parts of the screen can call, by slice. */
export interface FormActions
  extends Pick<
    FormState,
    | 'chooseCategory'
    | 'proceed'
    | 'back'
    | 'change'
    | 'startOver'
    | 'submit'
    | 'retry'
    | 'bringContact'
    | 'bringSurveys'
    | 'quotesFirst'
  > {
  readonly navigation: Pick<NavigationState, 'focused' | 'goOn' | 'reopen'>;
  readonly history: Pick<HistoryState, 'opened'>;
  readonly goods: Pick<
    GoodsState,
    'add' | 'remove' | 'update' | 'addPhotos' | 'movePhoto' | 'removePhoto' | 'undo' | 'forgetRemoved'
  >;
  readonly customer: Pick<CustomerState, 'edit' | 'leave' | 'agree'>;
  readonly address: Pick<
    AddressState,
    'chooseTown' | 'takeTownAway' | 'choosePrefecture' | 'chooseCity' | 'chooseArea'
  >;
  readonly manualAddress: Pick<ManualAddress, 'open' | 'close'>;
  readonly askingBack: Pick<AskingBack, 'see'>;
  readonly catalogue: Pick<CatalogueState, 'want'>;
  readonly submission: Pick<SubmissionState, 'clearFailure' | 'endPause'>;
  readonly surveys: Pick<SurveysState, 'answerInterests' | 'answerFeedback' | 'dismiss'>;
}
