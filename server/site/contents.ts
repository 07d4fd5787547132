import type { PageContent } from '#contract/page-contents.ts';

/** Counts changes of the contents of pages, so that a kept page is made again after one. */
export class Contents {
  private readonly changes = new Map<PageContent, number>();

  changed(content: PageContent): void {
    this.changes.set(content, (this.changes.get(content) ?? 0) + 1);
  }

  /** Another text after each change of one of them. */
  stateOf(contents: readonly PageContent[]): string {
    return contents.map((content) => this.changes.get(content) ?? 0).join(' ');
  }
}
