import { useStyles } from '../styles.ts';
import { MESSAGES } from './messages.ts';
import ribbonCss from './test-ribbon.css?inline';

/** Says in every step that no shop hears of the request. */
export default function TestRibbon() {
  useStyles(ribbonCss);
  return (
    <p className="test-ribbon" role="note">
      <b>{MESSAGES.mode}</b>：<span>{MESSAGES.means}</span>
    </p>
  );
}
