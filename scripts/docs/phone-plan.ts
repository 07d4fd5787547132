import { Metadata, type MetadataJson } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/metadata.max.json';

/** The parts of the library's plan of a country that its types leave out. */
interface Plan {
  type(name: string): { pattern(): string } | undefined;
  formats(): { pattern(): string; leadingDigitsPatterns(): string[] }[];
}

/** Numbers at which somebody answers. Pagers, premium rates and the personal numbers of 060, now mobile, are left out. */
const CALLABLE = ['MOBILE', 'FIXED_LINE', 'VOIP', 'TOLL_FREE', 'UAN'];

/** widget/japanese/phone-plan.json: the Japanese numbering plan, as expressions for a number without its first 0. */
export function phonePlanText(): string {
  const ofJapan = new Metadata(metadata as unknown as MetadataJson);
  ofJapan.selectNumberingPlan('JP');
  const plan = ofJapan.numberingPlan as unknown as Plan;
  const callable = CALLABLE.map((name) => plan.type(name)?.pattern());
  // The last of several expressions for the first digits is the exact one.
  const groups = plan.formats().map((one) => ({
    begins: one.leadingDigitsPatterns().at(-1),
    digits: one.pattern(),
  }));
  return `${JSON.stringify({ callable, groups }, null, 2)}\n`;
}
