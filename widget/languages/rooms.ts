import type { Translation } from '#contract/language/words.ts';
import type { CALL_MESSAGES as Calls } from '#contract/refusals/call-messages.ts';
import type { PHOTO_MESSAGES as Photos } from '#contract/refusals/photo-messages.ts';
import type { MESSAGES as AbleShops } from '../parts/able-shops/messages.ts';
import type { MESSAGES as AnswerPicker } from '../parts/answer-picker/messages.ts';
import type { MESSAGES as Carousel } from '../parts/carousel/messages.ts';
import type {
  NOTES as CategoryNotes,
  MESSAGES as CategoryPicker,
} from '../parts/category-picker/messages.ts';
import type {
  APP_CAROUSEL as AppCarousel,
  APP_STEPS as AppSteps,
  MESSAGES as CompanionApp,
} from '../parts/companion-app/messages.ts';
import type { MESSAGES as Consent } from '../parts/consent/messages.ts';
import type { MESSAGES as ContactHint, KINDS as ContactKinds } from '../parts/contact-hint/messages.ts';
import type { MESSAGES as ContinuingDialog } from '../parts/continuing/dialog-messages.ts';
import type { MESSAGES as Continuing } from '../parts/continuing/messages.ts';
import type { MESSAGES as CopyPicker } from '../parts/copy-picker/messages.ts';
import type { MESSAGES as CustomerField } from '../parts/customer-field/messages.ts';
import type { MESSAGES as CustomerStep } from '../parts/customer-step/messages.ts';
import type { MESSAGES as Dialog } from '../parts/dialog/messages.ts';
import type { WORDS as Disclosure } from '../parts/disclosure/messages.ts';
import type { MESSAGES as DraftNotice } from '../parts/draft-notice/messages.ts';
import type { MESSAGES as EmailField } from '../parts/email-field/messages.ts';
import type { MESSAGES as FieldFrame } from '../parts/field-frame/messages.ts';
import type { MESSAGES as Given } from '../parts/given/messages.ts';
import type { MESSAGES as GoodsSummary } from '../parts/goods-summary/messages.ts';
import type { MESSAGES as ItemBlock } from '../parts/item-block/messages.ts';
import type { MESSAGES as ItemTools } from '../parts/item-tools/messages.ts';
import type { MESSAGES as ItemsStep } from '../parts/items-step/messages.ts';
import type { MESSAGES as LazyPart } from '../parts/lazy-part/messages.ts';
import type { COMMON as Common } from '../parts/messages.ts';
import type { MESSAGES as NameFields } from '../parts/name-fields/messages.ts';
import type { MESSAGES as NumberInput } from '../parts/number-input/messages.ts';
import type { MESSAGES as PhoneField } from '../parts/phone-field/messages.ts';
import type { MESSAGES as PhonePanel } from '../parts/phone-panel/messages.ts';
import type { MESSAGES as PhotosField } from '../parts/photos-field/messages.ts';
import type { MESSAGES as Picker } from '../parts/picker/messages.ts';
import type { MESSAGES as ProgressBar } from '../parts/progress-bar/messages.ts';
import type { MESSAGES as Select } from '../parts/select/messages.ts';
import type { MESSAGES as Sending } from '../parts/sending/messages.ts';
import type { MESSAGES as SharedPhotos } from '../parts/shared-photos/messages.ts';
import type { MESSAGES as ShopList } from '../parts/shop-list/messages.ts';
import type { MESSAGES as StoreLinks } from '../parts/store-links/messages.ts';
import type { MESSAGES as Surveys } from '../parts/surveys/messages.ts';
import type { MESSAGES as TestRibbon } from '../parts/test-ribbon/messages.ts';
import type { MESSAGES as ThanksStep } from '../parts/thanks-step/messages.ts';
import type { RECEIVED as Received } from '../parts/thanks-step/received-messages.ts';
import type { MESSAGES as Tiles } from '../parts/tiles/messages.ts';
import type { MESSAGES as UndoNotice } from '../parts/undo-notice/messages.ts';
import type { MESSAGES as ZipField } from '../parts/zip-field/messages.ts';
import type { MESSAGES as PhoneCamera } from '../phone/messages.ts';
import type { CHOICE_MESSAGES as ChosenPhotos } from '../photos/messages.ts';

/** The words of the form in another language, by the names of their rooms. */
export interface FormRooms {
  'able-shops': Translation<typeof AbleShops>;
  'answer-picker': Translation<typeof AnswerPicker>;
  'app-carousel': Translation<typeof AppCarousel>;
  'app-steps': Translation<typeof AppSteps>;
  calls: Translation<typeof Calls>;
  carousel: Translation<typeof Carousel>;
  'category-notes': Translation<typeof CategoryNotes>;
  'category-picker': Translation<typeof CategoryPicker>;
  'chosen-photos': Translation<typeof ChosenPhotos>;
  common: Translation<typeof Common>;
  'companion-app': Translation<typeof CompanionApp>;
  consent: Translation<typeof Consent>;
  'contact-hint': Translation<typeof ContactHint>;
  'contact-kinds': Translation<typeof ContactKinds>;
  continuing: Translation<typeof Continuing>;
  'continuing-dialog': Translation<typeof ContinuingDialog>;
  'copy-picker': Translation<typeof CopyPicker>;
  'customer-field': Translation<typeof CustomerField>;
  'customer-step': Translation<typeof CustomerStep>;
  dialog: Translation<typeof Dialog>;
  disclosure: Translation<typeof Disclosure>;
  'draft-notice': Translation<typeof DraftNotice>;
  'email-field': Translation<typeof EmailField>;
  'field-frame': Translation<typeof FieldFrame>;
  given: Translation<typeof Given>;
  'goods-summary': Translation<typeof GoodsSummary>;
  'item-block': Translation<typeof ItemBlock>;
  'item-tools': Translation<typeof ItemTools>;
  'items-step': Translation<typeof ItemsStep>;
  'lazy-part': Translation<typeof LazyPart>;
  'name-fields': Translation<typeof NameFields>;
  'number-input': Translation<typeof NumberInput>;
  'phone-camera': Translation<typeof PhoneCamera>;
  'phone-field': Translation<typeof PhoneField>;
  'phone-panel': Translation<typeof PhonePanel>;
  photos: Translation<typeof Photos>;
  'photos-field': Translation<typeof PhotosField>;
  picker: Translation<typeof Picker>;
  'progress-bar': Translation<typeof ProgressBar>;
  received: Translation<typeof Received>;
  select: Translation<typeof Select>;
  sending: Translation<typeof Sending>;
  'shared-photos': Translation<typeof SharedPhotos>;
  'shop-list': Translation<typeof ShopList>;
  'store-links': Translation<typeof StoreLinks>;
  surveys: Translation<typeof Surveys>;
  'test-ribbon': Translation<typeof TestRibbon>;
  'thanks-step': Translation<typeof ThanksStep>;
  tiles: Translation<typeof Tiles>;
  'undo-notice': Translation<typeof UndoNotice>;
  'zip-field': Translation<typeof ZipField>;
}
