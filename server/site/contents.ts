import type { PageContent } from '#contract/site/page-contents.ts';
import type { SiteContent } from '#contract/site/site-content.ts';

/** Counts changes of the contents of pages, so that a kept page is made again after one. */
export class Contents {
  readonly #changes = new Map<PageContent, number>();
  #publications = 0;
  readonly #isSample: boolean;
  /** The content that was published at the desk; undefined: that of the file counts. */
  published: SiteContent | undefined;

  /** @param isSample the site shows invented things, so it has no operator of its own, and says so */
  constructor(isSample = false) {
    this.#isSample = isSample;
  }

  changed(content: PageContent): void {
    this.#changes.set(content, (this.#changes.get(content) ?? 0) + 1);
  }

  /** Claims, voices and results may stand on every page. */
  publish(content: SiteContent | undefined): void {
    this.published = content && this.#isSample ? { ...content, operator: undefined } : content;
    this.#publications += 1;
  }

  /** Another text after each change of one of them. */
  stateOf(contents: readonly PageContent[]): string {
    return [this.#publications, ...contents.map((content) => this.#changes.get(content) ?? 0)].join(' ');
  }
}
