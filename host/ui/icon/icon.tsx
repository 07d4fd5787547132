import styles from './icon.module.css';

/** Paths of 24×24 strokes. Icons are decoration: the text beside them or the control around them has the name. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  right: 'M9 5l7 7-7 7',
  left: 'M15 5l-7 7 7 7',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  external: 'M14 5h5v5M19 5l-8 8M10 6H5v13h13v-5',
  search: 'M11 18a7 7 0 100-14 7 7 0 000 14zM16.2 16.2L21 21',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0113 0c0 5-6.5 11-6.5 11zM12 12.5a2.5 2.5 0 100-5 2.5 2.5 0 000 5z',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3.5 2',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  refresh: 'M20 11a8 8 0 10-2.3 6.3M20 5v6h-6',
  plus: 'M12 5v14M5 12h14',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  phone: 'M7 4l3 4-2 2.5c1 2.4 3.1 4.5 5.5 5.5L16 14l4 3-1.5 3C11 20 4 13 4 5.500z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
