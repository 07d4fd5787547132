import { DEEP_GOLD, GOLD_COLOUR, INK, IVORY } from '../portraits/palette.ts';

const LIGHT_GOLD = '#DCC982';

/**
 * A wrist watch seen from above. `r` is the radius of the dial, whose middle is at 0 0. The strap runs up and down.
 */
export function drawnWatch(r: number, strap = '#4B4438', dial = IVORY): string {
  const w = r * 0.62;
  const half = (s: 1 | -1): string =>
    `<path d="M${-w} ${s * r * 0.7}L${-w * 0.8} ${s * r * 2.3}Q0 ${s * r * 2.52} ${w * 0.8} ${s * r * 2.3}L${w} ${s * r * 0.7}z" fill="${strap}"/>` +
    `<path d="M${-w * 0.74} ${s * r * 1.2}L${-w * 0.6} ${s * r * 2.22}M${w * 0.74} ${s * r * 1.2}L${w * 0.6} ${s * r * 2.22}" fill="none" stroke="#A79D8C" stroke-width="${r * 0.04}" stroke-dasharray="${r * 0.13} ${r * 0.1}"/>`;
  const marks = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    const [sin, cos] = [Math.sin(a), -Math.cos(a)];
    const inner = i % 3 === 0 ? 0.56 : 0.63;
    return `M${(sin * r * inner).toFixed(1)} ${(cos * r * inner).toFixed(1)}L${(sin * r * 0.72).toFixed(1)} ${(cos * r * 0.72).toFixed(1)}`;
  }).join('');
  return (
    half(-1) +
    half(1) +
    `<rect x="${r * 0.94}" y="${-r * 0.14}" width="${r * 0.24}" height="${r * 0.28}" rx="${r * 0.07}" fill="${DEEP_GOLD}"/>` +
    `<circle r="${r}" fill="${GOLD_COLOUR}"/><path d="M${-r * 0.95} ${-r * 0.3}A${r} ${r} 0 0 1 ${r * 0.5} ${-r * 0.866}L${r * 0.42} ${-r * 0.72}A${r * 0.83} ${r * 0.83} 0 0 0 ${-r * 0.79} ${-r * 0.25}z" fill="${LIGHT_GOLD}"/>` +
    `<circle r="${r * 0.83}" fill="${dial}" stroke="${DEEP_GOLD}" stroke-width="${r * 0.03}"/>` +
    `<path d="${marks}" stroke="${DEEP_GOLD}" stroke-width="${r * 0.055}" fill="none"/>` +
    `<circle cy="${r * 0.36}" r="${r * 0.17}" fill="none" stroke="#CDB68C" stroke-width="${r * 0.03}"/><path d="M0 ${r * 0.36}v${-r * 0.11}" stroke="${DEEP_GOLD}" stroke-width="${r * 0.03}"/>` +
    `<path d="M0 0L${-r * 0.3} ${-r * 0.3}" stroke="${INK}" stroke-width="${r * 0.085}" fill="none"/><path d="M0 0L${r * 0.36} ${-r * 0.46}" stroke="${INK}" stroke-width="${r * 0.06}" fill="none"/><circle r="${r * 0.07}" fill="${INK}"/>`
  );
}
