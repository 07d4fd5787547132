import type { Operator } from '#contract/site/site-settings.ts';
import { OPERATOR_WORDS } from './messages.ts';

/** Who runs the site, as it stands where data are typed and below every page. A licence that is not there is left out. */
export function operatorFacts({ name, address, phone, license }: Operator): readonly [string, string][] {
  const { labels } = OPERATOR_WORDS;
  return [
    [labels.name, name],
    [labels.address, address],
    [labels.phone, phone],
    ...(license ? [[labels.license, license] as [string, string]] : []),
  ];
}
