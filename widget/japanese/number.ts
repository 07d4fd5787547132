/** Words for about may stand around it: an approximate number is as welcome as an exact one. */
const NUMBER_WITH_UNIT =
  /^[約大体凡ぁ-ん\s]{0,9}(\d+|\d{1,3}(?:[,、]\d{3})+)?(?:[.。・](\d*))?\s*(?:g|グラム|ct|カラット)?[程度前後位弱強ぁ-ん\s]{0,9}$/i;

/**
 * A carat or weight at the end of editing (document 2, section 2): `１，２３４．５グラム` becomes `1234.5`, `約10` becomes
 * `10`. Texts that are not a number or have another unit (such as kg) stay.
 */
export function normaliseNumber(text: string): string {
  // NFKC converts all widths, and ㌘ and ㌌ of some keyboards.
  const [, whole = '', fraction = ''] = NUMBER_WITH_UNIT.exec(text.normalize('NFKC').trim()) ?? [];
  if (!whole && !fraction) return text;
  return (whole.replace(/\D/g, '') || '0') + (fraction && `.${fraction}`);
}
