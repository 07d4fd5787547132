const NUMBER_WITH_UNIT = /^(\d+|\d{1,3}(?:[,、]\d{3})+)?(?:[.。・](\d*))?\s*(?:g|グラム|ct|カラット)?$/i;
/** Words for about, around the number. An approximate one is as welcome as an exact one. */
const ABOUT = /^[\s約およそだいたいほぼ大体]+|[\sくぐらいほど程度前後位]+$/g;

/**
 * A carat or weight at the end of editing (document 2, section 2): `１，２３４．５グラム` becomes `1234.5`, `約10` becomes
 * `10`. Texts that are not a number or have another unit (such as kg) stay.
 */
export function normaliseNumber(text: string): string {
  // NFKC converts all widths, and ㌘ and ㌌ of some keyboards.
  const typed = text.normalize('NFKC').replace(ABOUT, '');
  const [, whole = '', fraction = ''] = NUMBER_WITH_UNIT.exec(typed) ?? [];
  if (!whole && !fraction) return text;
  return (whole.replace(/\D/g, '') || '0') + (fraction && `.${fraction}`);
}
