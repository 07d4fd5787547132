import { ATTRIBUTES, type Attribute, type AttributeName } from '#contract/embed/element.ts';
import { soundTracking } from '#contract/media/tracking.ts';
import { type Found, found } from '../finding.ts';

/** An address without its protocol, which a browser would look for beside the page. */
const HOST_ONLY = /^(www\.|[\w-]+(\.[\w-]+)*\.(com|net|org|io|dev|app|jp)(?=[/:?#]|$))/i;

const isAddress = (name: AttributeName) => name.endsWith('-url') || name === 'api-base';

/** Ids that would not be sent. */
function isUnsound(text: string): boolean {
  const pairs = [...new URLSearchParams(text)];
  return Object.keys(soundTracking(pairs)).length < new Set(pairs.map(([key]) => key)).size;
}

/** The finding about a value that the form does not use as it was meant. */
export function wrongValue(name: AttributeName, text: string, as: string = name): Found[] {
  const { parse, default: fallback, allowed }: Attribute = ATTRIBUTES[name];
  const value = text.trim();
  if (!value) return [];
  if (parse(value) === undefined)
    return name === 'medium-uuid'
      ? [found('medium-malformed', value)]
      : [found('attribute-value', as, value, fallback, allowed)];
  if (isAddress(name) && HOST_ONLY.test(value))
    return [found('attribute-value', as, value, '', `https://${value}`)];
  return name === 'tracking' && isUnsound(value)
    ? [found('attribute-value', as, value, '', 'sub_id=42&campaign=spring')]
    : [];
}
