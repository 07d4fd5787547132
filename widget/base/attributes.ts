import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type Attribute,
  type AttributeName,
  type Settings,
  toCamelCase,
} from '#contract/embed/element.ts';

function defaultOf(attribute: Attribute, site: string): string {
  return attribute.onSite && site ? new URL(attribute.default, site).href : attribute.default;
}

/**
 * Reads the attributes. A bad value is reported with `warn` and replaced by its default, so that a mistake in a
 * partner's page never leaves the form empty.
 * @param site the origin of the site whose terms and policies apply
 */
export function readSettings(
  get: (name: AttributeName) => string | null,
  warn: (message: string) => void = () => {},
  site = '',
  attributes: Readonly<Record<AttributeName, Attribute>> = ATTRIBUTES,
): Settings {
  const entries = ATTRIBUTE_NAMES.map((name) => {
    const attribute = attributes[name];
    const raw = get(name)?.trim() ?? '';
    if (raw && attribute.deprecated) warn(`${name}: ${attribute.deprecated}`);
    const value = raw ? attribute.parse(raw) : undefined;
    if (raw && value === undefined) {
      warn(`${name}="${raw}" is not allowed; using "${attribute.default}". Allowed: ${attribute.allowed}`);
    }
    return [toCamelCase(name), value ?? defaultOf(attribute, site)];
  });
  return Object.fromEntries(entries) as Settings;
}
