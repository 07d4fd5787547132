const NUMBER_WITH_UNIT = /^(\d+|\d{1,3}(?:[,、]\d{3})+)?(?:[.。・](\d*))?\s*(?:g|グラム|ct|カラット)?$/i;
/** An approximate number is as welcome as an exact one. */
const ABOUT = /^(?:約|およそ|おおよそ|だいたい|大体|ほぼ)\s*|\s*(?:くらい|ぐらい|位|ほど|程度|前後)$/g;

/**
 * A carat or weight at the end of editing (document 2, section 2): `１，２３４．５グラム` becomes `1234.5`, `約10` becomes `10`. Texts that are
 * not a number or have another unit (such as kg) stay.
 */
export function normaliseNumber(text: string): string {
  // NFKC converts all widths, and ㌘ and ㌌ of some keyboards.
  const typed = text.normalize('NFKC').trim().replace(ABOUT, '');
  const [, whole = '', fraction = ''] = NUMBER_WITH_UNIT.exec(typed) ?? [];
  if (!whole && !fraction) return text;
  return (whole.replace(/\D/g, '') || '0') + (fraction && `.${fraction}`);
}
