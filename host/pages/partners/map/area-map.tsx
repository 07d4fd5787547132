import { classes } from '../../../ui/classes.ts';
import { Phrases, Words } from '../../../ui/phrases/phrases.tsx';
import styles from './area-map.module.css';
import type { MapDrawing, MapPart } from './draw-map.server.ts';
import { AREA_MAP } from './messages.ts';

/** The part of the width of the view that the mark of the shop has, from its middle. */
const PIN = 0.014;

const Land = ({ part: { land, served, home } }: { part: MapPart }) => (
  <>
    {land && <path d={land} />}
    {served && <path d={served} className={styles.served} />}
    {home && <path d={home} className={styles.home} />}
  </>
);

/** A name of the key, with the colour that it has on the map. */
const Key = ({
  kind,
  label,
  names,
}: {
  kind: string | undefined;
  label: string;
  names: readonly string[];
}) => (
  <div>
    <dt>
      <i className={kind} />
      <Phrases>{label}</Phrases>
    </dt>
    <dd>
      <Words>{names}</Words>
    </dd>
  </div>
);

/** Where a shop stands and which prefectures it serves: a map, and the same in words. */
export function AreaMap({ drawing, name }: { drawing: MapDrawing; name: string }) {
  const { view, inset, pin, homeName: home, servedNames: served } = drawing;
  const [left, top, width, height] = inset?.frame ?? [0, 0, 0, 0];
  return (
    <figure className={styles.map}>
      <svg viewBox={view.join(' ')} role="img" aria-label={AREA_MAP.title(name)}>
        <Land part={drawing} />
        {inset && (
          <>
            <rect x={left} y={top} width={width} height={height} className={styles.frame} />
            <g transform={inset.move}>
              <Land part={inset.part} />
            </g>
          </>
        )}
        {pin && <circle cx={pin.x} cy={pin.y} r={Math.round(PIN * view[2])} className={styles.pin} />}
      </svg>
      <figcaption>
        <dl className={styles.key}>
          {home && (
            <Key kind={classes(styles.home, pin && styles.marked)} label={AREA_MAP.home} names={[home]} />
          )}
          {served.length > 0 && <Key kind={styles.served} label={AREA_MAP.served} names={served} />}
        </dl>
        <p className={styles.source}>
          {AREA_MAP.source}
          <a href="https://mapsvg.com/maps/japan" rel="noopener">
            MapSVG
          </a>
          {AREA_MAP.under}
          <a href="https://creativecommons.org/licenses/by/4.0/deed.ja" rel="noopener license">
            CC BY 4.0
          </a>
          {AREA_MAP.changed}
        </p>
      </figcaption>
    </figure>
  );
}
