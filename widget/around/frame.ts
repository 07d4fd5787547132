import {
  FRAME_PATH,
  FRAME_SETTINGS,
  type FrameMessages,
  type Shown,
  type UsedScheme,
} from '#contract/embed/frame.ts';
import { testUrl } from '#contract/embed/test-mode.ts';
import { createAnalytics } from '../base/analytics.ts';
import { pageStorage } from '../base/page-storage.ts';
import { SCRIPT_ORIGIN } from '../base/script-origin.ts';
import { watchSize } from '../base/watch-size.ts';
import { withParameter } from '../base/with-parameter.ts';
import { paintedIn } from '../first-paint/hand-over.ts';
import { captureAttribution } from '../visit/attribution.ts';
import { forgetTestKey } from '../visit/forget-test-key.ts';
import { lastTouch } from '../visit/last-touch.ts';
import { setAnswers, skipsFilled, writtenAnswers } from '../visit/page-answers.ts';
import { TEST_KEY } from '../visit/test-key.ts';
import { writtenValues } from '../visit/written-values.ts';
import { dress } from './dress.ts';
import { heed, isMessage } from './frame-messages.ts';
import { scrollPageTo, sightOf } from './in-sight.ts';
import { languageAround, messagesIn } from './messages.ts';
import { followsPage, heedScheme, usedScheme } from './used-scheme.ts';

/*
 * The form in a frame, with our script in the page around it: the frame is as high as its content, the page scrolls
 * to the parts that the seller needs, and receives the form's events (docs/decisions/0034-frames-and-dialogs.md).
 */

const CSS = `:host { all: initial; display: block; color-scheme: light; }
:host([scheme~='dark' i]) { color-scheme: dark; }
:host([scheme~='auto' i]) { color-scheme: inherit; }
:host([hidden]) { display: none; }
.frame {
  display: grid;
  grid-template-columns: minmax(0, var(--appraisal-width, 750px));
  max-width: var(--appraisal-width, 750px);
  margin: 0 auto;
}
iframe { display: block; width: 100%; height: 440px; border: 0; }`;

const frames = new WeakSet<Element>();
const tellAnalytics = createAnalytics();

/** Shows the form in a frame inside the element; of a frame that the page has written itself, follows the height. */
export function show(element: HTMLElement): void {
  if (frames.has(element)) return;
  const frame = element instanceof HTMLIFrameElement ? element : frameIn(element);
  if (!frame.src.startsWith(SCRIPT_ORIGIN + FRAME_PATH)) return;
  frames.add(element);
  follow(frame, element);
}

function frameIn(element: HTMLElement): HTMLIFrameElement {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const there = root.querySelector<HTMLIFrameElement>('.frame > iframe');
  if (there) return there;
  paintedIn(root)?.remove();
  dress(root, CSS);
  const place = document.createElement('div');
  const frame = document.createElement('iframe');
  place.className = 'frame';
  const language = languageAround(element.getAttribute('lang'));
  frame.title = messagesIn(language).title;
  place.append(frame);
  root.append(place);
  heedScheme(frame);
  // The first paint in the frame has the colours of the page already.
  const settingOf: SettingOf = (name) => {
    if (name === 'scheme' && followsPage(element)) return usedScheme(frame);
    return name === 'lang' && element.lang ? language : element.getAttribute(name);
  };
  const address = `${SCRIPT_ORIGIN}${FRAME_PATH}?${queryFor(settingOf)}`;
  frame.src = TEST_KEY ? testUrl(address, TEST_KEY) : address;
  return frame;
}

/** The settings of the form, from the attributes of the element or from the address of a frame. */
type SettingOf = (name: (typeof FRAME_SETTINGS)[number]) => string | null;

/** The settings that a frame needs, and the ids of advertisements: it cannot read the address of the page. */
function queryFor(settingOf: SettingOf): URLSearchParams {
  const storage = settingOf('storage') === 'none' ? undefined : pageStorage('sessionStorage');
  const arrival = captureAttribution(storage, location.href, document.referrer);
  const tracking = new URLSearchParams(settingOf('tracking') ?? '');
  for (const [name, value] of lastTouch(arrival)) tracking.set(name, value);
  const pairs = [
    ...FRAME_SETTINGS.map((name) => [name, settingOf(name)] as const),
    ['tracking', String(tracking)],
    ['utm_source', arrival.utmSource],
    ['utm_medium', arrival.utmMedium],
    ['utm_campaign', arrival.utmCampaign],
    ...Object.entries(arrival.tracking ?? {}),
  ] as const;
  const query = new URLSearchParams();
  for (const [name, value] of pairs) if (value) query.set(name, value);
  return query;
}

/** The address that a frame would have, had our script written it. The ids that the page has written there go before others. */
function queryOf({ src }: HTMLIFrameElement): URLSearchParams {
  const { searchParams } = new URL(src);
  const query = queryFor((name) => searchParams.get(name));
  for (const [name, value] of searchParams) if (name !== 'tracking') query.set(name, value);
  return query;
}

/** Calls at most once for each picture that the browser shows. */
function perPicture(act: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      act();
    });
  };
}

function follow(frame: HTMLIFrameElement, element: HTMLElement): void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let listens = false;
  let lastText = '';
  let lastScheme: UsedScheme | undefined;
  let lastArea: Shown | undefined;

  const tell = <Type extends keyof FrameMessages>(type: Type, detail: FrameMessages[Type]) =>
    frame.contentWindow?.postMessage({ type, detail }, SCRIPT_ORIGIN);

  const tellGiven = () => {
    const text = String(writtenAnswers(element, location.search));
    const set = setAnswers(element);
    const [values, names] = ['context', 'context-from'].map((name) => element.getAttribute(name));
    const context = String(writtenValues(values ?? null, names ?? null, location.search));
    if (text || context || Object.keys(set).length > 0)
      tell('appraisal-form:given', { written: text, context, set, skips: skipsFilled(element) });
  };

  const tellSight = () => {
    if (!listens) return;
    const sight = sightOf(frame, element);
    const text = `${sight.top} ${sight.bottom}`;
    if (text === lastText) return;
    lastText = text;
    tell('appraisal-form:sight', sight);
  };
  const soon = perPicture(tellSight);

  const tellScheme = () => {
    const scheme = usedScheme(frame);
    if (!listens || scheme === lastScheme || !followsPage(element)) return;
    lastScheme = scheme;
    tell('appraisal-form:scheme', { scheme });
  };

  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== frame.contentWindow || origin !== SCRIPT_ORIGIN || !isMessage(data)) return;
    const isOurs = heed(data, {
      'appraisal-form:framed': () => {
        listens = true;
        lastText = '';
        lastScheme = undefined;
        // The page has written the address of its frame itself, and cannot know what its visitors bring.
        if (frame === element) tell('appraisal-form:arrival', { query: String(queryOf(frame)) });
        tellGiven();
        tellScheme();
        tellSight();
      },
      'appraisal-form:height': ({ height }) => {
        frame.style.setProperty('height', `${Math.max(height, 0)}px`, 'important');
        tellSight();
      },
      'appraisal-form:show': (area) => {
        lastArea = area;
        scrollPageTo(frame, element, area);
      },
      'appraisal-form:end-test': () => {
        forgetTestKey();
        location.reload();
      },
    });
    if (!isOurs) passOn(element, data.type, data.detail);
  };

  // An on-screen keyboard covers the field that the seller types into.
  const onKeyboard = () => {
    soon();
    if (lastArea && frame.matches(':focus')) scrollPageTo(frame, element, { ...lastArea, block: 'nearest' });
  };

  // The watch also reports that the frame has left the page.
  const unwatch = watchSize([frame], () => {
    if (frame.isConnected) {
      // A hidden frame has no transitions.
      tellScheme();
      return soon();
    }
    listeners.abort();
    unwatch();
    frames.delete(element);
  });
  addEventListener('message', onMessage, { signal });
  addEventListener('scroll', soon, { signal, capture: true, passive: true });
  addEventListener('resize', soon, { signal });
  heedScheme(frame);
  frame.addEventListener('transitionend', tellScheme, { signal });
  window.visualViewport?.addEventListener('resize', onKeyboard, { signal });
  // The frame may have said that it listens before this script came. In a sandbox without an origin it never answers.
  frame.contentWindow?.postMessage({ type: 'appraisal-form:around', detail: {} }, '*');
}

/** An event of the form in the frame, as if the form were in the page. */
function passOn(element: HTMLElement, type: string, detail: object): void {
  if (!/^appraisal-form:[a-z]+$/.test(type)) return;
  element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  if (type === 'appraisal-form:complete')
    reportCompletion(element, String(Reflect.get(detail, 'uuid')), Reflect.get(detail, 'test') === true);
}

/** Pushes the conversion and leads to the thank-you page when a request is stored. */
function reportCompletion(element: HTMLElement, uuid: string, isTest: boolean): void {
  const layer = element.getAttribute('data-layer');
  tellAnalytics(uuid, {
    dataLayer: layer === 'create' || layer === 'none' ? layer : 'existing',
    mode: isTest ? 'test' : 'live',
  });
  const page = new URL(element.getAttribute('redirect-url') || '#', document.baseURI);
  if (element.hasAttribute('redirect-url') && /^https?:$/.test(page.protocol))
    location.assign(withParameter(page.href, 'request', uuid));
}
