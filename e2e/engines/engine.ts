/** Something on the page, as a seller would describe it. */
export interface PageTarget {
  role:
    | 'button'
    | 'checkbox'
    | 'dialog'
    | 'file'
    | 'group'
    | 'link'
    | 'radio'
    | 'region'
    | 'select'
    | 'textbox';
  /** The beginning of its name. Without it, the first of its role. */
  name?: string;
  /** Whether the name has to be equal. */
  exact?: boolean;
  /** In which other thing it is. */
  within?: PageTarget;
}

/** One tab of a browser, with the size of a phone. */
export interface Tab {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page. It may use only its arguments. */
  run<A extends unknown[], T>(task: (...args: A) => T, ...args: A): Promise<T>;
  /** Presses the middle of it, as the browser's own pointer. */
  press(target: PageTarget): Promise<void>;
  /** Types with the browser's own keyboard. */
  type(target: PageTarget, text: string): Promise<void>;
  /** Chooses from a drop-down list by the text of the option. A list may be on the page before its options have come. */
  choose(target: PageTarget, option: string): Promise<void>;
  attach(target: PageTarget, file: string): Promise<void>;
  sees(target: PageTarget): Promise<boolean>;
  /** The typed or chosen value, or the text. */
  read(target: PageTarget): Promise<string>;
  close(): Promise<void>;
}

/** A browser whose engine is not Chromium's. */
export interface Engine {
  name: string;
  isHere(): boolean;
  /** A new tab, of a phone if no screen is given, with nothing kept from earlier ones. */
  start(screen?: ScreenSize): Promise<Tab>;
}

export interface ScreenSize {
  width: number;
  height: number;
}

/** The screen of a phone. */
export const PHONE: ScreenSize = { width: 390, height: 844 };

export const DESKTOP: ScreenSize = { width: 1440, height: 900 };
