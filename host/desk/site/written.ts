import type { WrittenSite } from '#contract/schemas/desk/site.ts';

/** The lists of the content, and the fields of their rows. */
export const LISTS = {
  voices: ['title', 'text', 'person'],
  results: ['day', 'area', 'category', 'item', 'amount'],
  partners: ['name', 'logo'],
  press: ['name', 'logo'],
} as const;
export type ListName = keyof typeof LISTS;

/** How many empty rows stand behind those that are there. */
export const SPARE_ROWS = 2;

/** The rows of a list in a form. One that is empty is left out. */
function rowsIn(form: FormData, list: ListName): Record<string, string>[] {
  const rows: Record<string, string>[] = [];
  for (let at = 0; form.has(`${list}.${at}.${LISTS[list][0]}`); at += 1) {
    const cells = LISTS[list].map(
      (field) => [field, String(form.get(`${list}.${at}.${field}`) ?? '').trim()] as const,
    );
    // A choice is never empty, so it makes no row.
    if (cells.some(([field, text]) => text !== '' && field !== 'category'))
      rows.push(Object.fromEntries(cells));
  }
  return rows;
}

/** A number as people write it; the text itself if it is none. */
const amountOf = (text: string): number | string => {
  const digits = text.normalize('NFKC').replace(/[,，円¥\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : text;
};

/** The facts of an operator, in the order of the form. */
export const OPERATOR_FACTS = ['name', 'representative', 'address', 'phone', 'email', 'license'] as const;

/** The operator in a form; undefined if all fields are empty. */
function operatorIn(form: FormData): WrittenSite['operator'] {
  const facts = OPERATOR_FACTS.map(
    (fact) => [fact, String(form.get(`operator.${fact}`) ?? '').trim()] as const,
  );
  if (facts.every(([, text]) => text === '')) return undefined;
  return Object.fromEntries(facts) as WrittenSite['operator'];
}

/** The content that a form holds. */
export function writtenIn(form: FormData, claims: readonly string[]): WrittenSite {
  const text = (row: Record<string, string>, name: string) => row[name] ?? '';
  const logos = (list: 'partners' | 'press') =>
    rowsIn(form, list).map((row) => ({ name: text(row, 'name'), logo: text(row, 'logo') }));
  const evidence = claims.map(
    (claim) => [claim, String(form.get(`evidence.${claim}`) ?? '').trim()] as const,
  );
  const operator = operatorIn(form);
  const surveyUrl = String(form.get('surveyUrl') ?? '').trim();
  return {
    ...(operator && { operator }),
    ...(surveyUrl && { surveyUrl }),
    voices: rowsIn(form, 'voices').map((row) => ({
      title: text(row, 'title'),
      text: text(row, 'text'),
      person: text(row, 'person'),
    })),
    results: rowsIn(form, 'results').map((row) => ({
      day: text(row, 'day'),
      area: text(row, 'area'),
      category: text(row, 'category'),
      item: text(row, 'item'),
      amount: amountOf(text(row, 'amount')),
    })),
    partners: logos('partners'),
    press: logos('press'),
    evidence: Object.fromEntries(evidence.filter(([, value]) => value !== '')),
  };
}
