import { keysOf } from '#contract/base/keys.ts';
import type { Role } from '#contract/desk/desk.ts';
import { noticesFor } from '#contract/desk/notices.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { dateText } from '../../blocks/follow-up/moments.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { Choices } from '../../ui/choices/choices.tsx';
import { classes } from '../../ui/classes.ts';
import inputStyles from '../../ui/form/input.module.css';
import cardStyles from '../parts/cards.module.css';
import { Card, Cards } from '../parts/cards.tsx';
import parts from '../parts/shared.module.css';
import { DeviceForm } from './device-form.tsx';
import { NOTICE_WORDS as WORDS } from './messages.ts';
import styles from './notices.module.css';

type Shown = AnswerOfAct<'readNotices'>;

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

interface HourProps {
  name: 'from' | 'until';
  hours: readonly number[];
  chosen: number;
}

const HourSelect = ({ name, hours, chosen }: HourProps) => (
  <label>
    <select className={inputStyles.input} name={name} defaultValue={chosen}>
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {WORDS.hour(hour)}
        </option>
      ))}
    </select>
    {WORDS[name]}
  </label>
);

function leadOf(role: Role, email: string): string {
  if (role !== 'shop') return WORDS.office;
  return email ? WORDS.shop(email) : WORDS.noShop;
}

interface NoticesProps {
  person: { role: Role; email: string };
  notices: Shown;
}

function Choice({ person: { role, email }, notices }: NoticesProps) {
  const { by_mail, from, until } = notices;
  return (
    <form method="post" className={classes(parts.form, styles.choice)}>
      <label className={styles.check}>
        <input type="checkbox" name="by-mail" defaultChecked={by_mail} />
        {WORDS.byMail(email)}
      </label>
      <Choices
        type="checkbox"
        name="notice"
        legend={WORDS.notices}
        options={noticesFor(role) as Readonly<Record<string, string>>}
        chosen={notices.notices}
      />
      <fieldset className={styles.hours}>
        <legend>{WORDS.hours}</legend>
        <HourSelect name="from" hours={HOURS.slice(0, -1)} chosen={from} />
        <HourSelect name="until" hours={HOURS.slice(1)} chosen={until} />
        <p className={parts.note}>{role === 'shop' ? WORDS.hoursHint : WORDS.officeHoursHint}</p>
      </fieldset>
      <button type="submit" name="intent" value="save-notices" className={buttonClass('ink', 'small')}>
        {WORDS.save}
      </button>
    </form>
  );
}

const Devices = ({ notices: { devices, public_key } }: Pick<NoticesProps, 'notices'>) => (
  <section aria-labelledby="devices" className={styles.devices}>
    <h3 id="devices">{WORDS.devices.title}</h3>
    <p className={parts.note}>
      {WORDS.devices.lead}
      <br />
      {WORDS.devices.iphone}
    </p>
    <Cards>
      {devices.map(({ uuid, name, since, used }) => (
        <Card
          key={uuid}
          name={name}
          lines={[
            `${WORDS.devices.since(dateText(since))}・${used ? WORDS.devices.used(dateText(used)) : WORDS.devices.unused}`,
          ]}
        >
          <form method="post" className={cardStyles.acts}>
            <input type="hidden" name="uuid" value={uuid} />
            {(
              [
                ['try-device', WORDS.devices.try],
                ['remove-device', WORDS.devices.remove],
              ] as const
            ).map(([intent, text]) => (
              <button
                key={intent}
                type="submit"
                name="intent"
                value={intent}
                className={parts.textButton}
                aria-label={WORDS.devices.of(text, name)}
              >
                {text}
              </button>
            ))}
          </form>
        </Card>
      ))}
    </Cards>
    <DeviceForm publicKey={public_key} />
  </section>
);

/** How somebody is told of what happens: by mail, on their devices, of what, and in which hours. */
export const Notices = ({ person, notices }: NoticesProps) => (
  <section aria-labelledby="notices" className={parts.list}>
    <h2 id="notices">{WORDS.title}</h2>
    <p className={parts.note}>{leadOf(person.role, notices.shop_email)}</p>
    <Choice
      key={keysOf(notices)
        .map((key) => String(notices[key]))
        .join()}
      person={person}
      notices={notices}
    />
    <Devices notices={notices} />
  </section>
);
