import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from './metrics.ts';

const DEPLOY = join(import.meta.dirname, '..', '..', 'docs', 'deploy');
const textOf = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');

const RULES = (
  parse(textOf('alerts.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
).groups.flatMap(({ rules }) => rules);
const PANELS = (
  JSON.parse(textOf('grafana.json')) as { panels: { title: string; targets: { expr: string }[] }[] }
).panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));

/** The words of Prometheus itself. */
const OWN = new Set('abs by delta histogram_quantile le rate route status sum'.split(' '));

/** The figures that an expression reads. */
const figuresOf = (expr: string): string[] =>
  (expr.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').match(/[a-z_]{2,}/g) ?? []).filter((word) => !OWN.has(word));

async function served(): Promise<Set<string>> {
  const metrics = new Metrics();
  metrics.watch({ pool: {} as never, photos: { freeBytes: async () => 1 } });
  metrics.watchUploads({ running: 0, turnedAway: 0 });
  metrics.watchFunnel({ waiting: 0, dropped: 0 });
  metrics.watchSigns({ signs: undefined, raised: [] });
  collectDefaultMetrics({ register: metrics.registry });
  const all = await metrics.registry.getMetricsAsJSON();
  return new Set(all.flatMap(({ name }) => [name, `${name}_count`, `${name}_bucket`]));
}

it('Every alert rule and every panel reads figures that the server has', async () => {
  const names = await served();
  expect(RULES.length).toBeGreaterThan(9);
  expect(PANELS.length).toBeGreaterThan(9);
  for (const { expr } of [...RULES, ...PANELS]) {
    // Prometheus itself adds `up`.
    if (expr.startsWith('up{')) continue;
    const figures = figuresOf(expr);
    expect(figures.length, expr).toBeGreaterThan(0);
    expect([...names], expr).toEqual(expect.arrayContaining(figures));
  }
});
