import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { dateText } from '../../blocks/follow-up/moments.ts';
import { Link } from '../../ui/link/link.tsx';
import { ConversionState, StateMeanings, valueText } from '../parts/conversions.tsx';
import { CONVERSIONS } from '../parts/messages.ts';
import parts from '../parts/shared.module.css';
import { REQUEST_WORDS as WORDS } from './messages.ts';

type Request = AnswerOfAct<'readRequest'>;

/** The request as a conversion of the medium by which it came. Empty where it counts for none. */
export const RequestConversion = ({ request: { medium, conversion } }: { request: Request }) =>
  medium && conversion ? (
    <section aria-labelledby="conversion">
      <h2 id="conversion">{WORDS.conversion}</h2>
      <dl className={parts.facts}>
        <div>
          <dt>{WORDS.medium}</dt>
          <dd>
            <Link to={`${DESK_PAGES.media}/${medium.uuid}`}>{medium.name}</Link>
          </dd>
        </div>
        <div>
          <dt>{CONVERSIONS.state}</dt>
          <dd>
            <ConversionState row={conversion} by={conversion.by} />
          </dd>
        </div>
        <div>
          <dt>{CONVERSIONS.since}</dt>
          <dd>{dateText(conversion.since)}</dd>
        </div>
        <div>
          <dt>{CONVERSIONS.value}</dt>
          <dd>{valueText(conversion)}</dd>
        </div>
      </dl>
      <StateMeanings />
    </section>
  ) : null;
