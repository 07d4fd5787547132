import { ExampleMark } from '../../../ui/example-mark/example-mark.tsx';
import { RECENT } from './messages.ts';
import styles from './recent-list.module.css';

interface Entry {
  id: string | number;
  time: string;
  location: string;
  item: string;
  example?: boolean | undefined;
}

const orMissing = (text: string) => text || RECENT.missing;

/** 'time, a customer from 「location」 has requested a buyback of item' (document 1, section 2: home, 5). */
export function RecentList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, time, location, item, example }) => {
        const [when, who, what, did] = RECENT.sentence(orMissing(time), orMissing(location), orMissing(item));
        return (
          <li className={styles.entry} key={id}>
            <span className={styles.time}>{when}</span>
            {example && <ExampleMark />}
            <span className={styles.text}>
              {who}
              <strong>{what}</strong>
              {did}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
