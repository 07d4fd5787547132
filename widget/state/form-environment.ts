import type { Settings } from '#contract/embed/element.ts';
import type { Api } from '../api/api.ts';
import type { PhoneCalls } from '../api/phone-calls.ts';
import type { Emit } from '../base/emit.ts';
import type { Connection } from '../sending/connection.ts';
import type { Draft } from '../storage/draft.ts';
import type { DraftKeeper } from '../storage/draft-keeper.ts';
import type { KeptPlace } from '../storage/kept-place.ts';
import type { KeptResult } from '../storage/kept-result.ts';
import type { photoStorage } from '../storage/photo-storage.ts';
import type { Attribution } from '../visit/attribution.ts';
import type { HistoryPlace } from '../visit/history-state.ts';

/** The code of a draft, which comes later than the form. */
interface DraftCode {
  readonly Draft: typeof Draft;
  readonly DraftKeeper: typeof DraftKeeper;
  readonly photoStorage: typeof photoStorage;
}

/** The parts of the page and the browser that a form needs. */
export interface FormEnvironment {
  readonly emit: Emit;
  /** Creates the API. Its URL comes from the current attributes. */
  readonly api: (settings: () => Settings) => Api;
  readonly draft: (code: DraftCode) => DraftKeeper;
  /** The page allows or forbids now that anything is kept. */
  readonly keepAnew: () => void;
  readonly results: KeptResult;
  readonly places: KeptPlace;
  /** Stores which surveys have been answered. */
  readonly session: Storage | undefined;
  readonly attribution: () => Attribution;
  /** The key with which the visitor is in test mode; empty: there is none. */
  readonly testKey: string;
  /** The line to the network; the browser's, if it is left out. */
  readonly connection?: Connection;
  /** The calls of a phone that is the camera of the form; those of the API, if it is left out. */
  readonly phone?: (base: string) => PhoneCalls;
  readonly history: HistoryPlace;
  /** Keeps the page where the seller has scrolled to, over a reload. Returns a function that ends it. */
  readonly keepScroll: () => () => void;
  /** Goes to another page. */
  readonly leaveFor: (path: string) => void;
  /** Loads the page again. */
  readonly reload: () => void;
  /** Reports the uuid of a request to the page's analytics. */
  readonly tellAnalytics: (uuid: string, settings: Pick<Settings, 'dataLayer' | 'mode'>) => void;
  /** Loads the code of the thank-you step. */
  readonly loadThanks: () => Promise<unknown>;
}
