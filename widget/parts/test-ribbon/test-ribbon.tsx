import { ATTRIBUTES } from '#contract/embed/element.ts';
import type { FrameMessages } from '#contract/embed/frame.ts';
import { forgetTestKey } from '../../visit/forget-test-key.ts';
import { useStyles } from '../styles.ts';
import { useForm, useRoot } from '../use-form.ts';
import { MESSAGES } from './messages.ts';
import ribbonCss from './test-ribbon.css?inline';

const END: keyof FrameMessages = 'appraisal-form:end-test';

/**
 * Ends the test mode of the visit. A page around the form's frame has the key too, and loads itself again if our script
 * is in it.
 */
function endTest(reload: () => void): void {
  forgetTestKey();
  if (parent !== window) parent.postMessage({ type: END, detail: {} }, '*');
  reload();
}

/** The ribbon itself. @param onEnd ends the mode; without it there is no button */
export function Ribbon({ onEnd }: { onEnd?: (() => void) | undefined }) {
  useStyles(ribbonCss);
  return (
    <div className="test-ribbon" role="note">
      <p>
        <b>{MESSAGES.mode}</b>：<span>{MESSAGES.means}</span>
      </p>
      {onEnd && (
        <button type="button" onClick={onEnd}>
          {MESSAGES.end}
        </button>
      )}
    </div>
  );
}

/** Says in every step that no shop hears of the request. A visit that is in test mode by a key can end it. */
export default function TestRibbon() {
  const { testKey, reload } = useForm().environment;
  const { host } = useRoot();
  const isByTag = ATTRIBUTES.mode.parse(host.getAttribute('mode')?.trim() ?? '') === 'test';
  return <Ribbon onEnd={testKey && !isByTag ? () => endTest(reload) : undefined} />;
}
