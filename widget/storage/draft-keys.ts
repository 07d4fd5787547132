const PREFIX = 'appraisal-form:draft:';

/** The two storages of the page. The page may forbid each of them. */
export interface DraftStorages {
  readonly lasting: Storage | undefined;
  readonly session: Storage | undefined;
}

/** Where a form keeps its draft. @param form its name */
export const draftKeys = (form: string) => ({
  /** Contact details in the tab, and goods for a later visit. */
  key: PREFIX + form,
  /** The goods of this tab. */
  goodsKey: `${PREFIX}${form}:goods`,
});

/** True if any form of the site may have kept a draft. */
export function mayHaveDrafts(): boolean {
  try {
    return Object.keys({ ...localStorage, ...sessionStorage })
      .join()
      .includes(PREFIX);
  } catch {
    return false;
  }
}

/** True if anything is kept that may be a draft of this form. @param form its name */
export function mayHaveDraft(form: string, { lasting, session }: DraftStorages): boolean {
  const { key, goodsKey } = draftKeys(form);
  try {
    return [lasting?.getItem(key), session?.getItem(key), session?.getItem(goodsKey)].some(Boolean);
  } catch {
    return false;
  }
}
