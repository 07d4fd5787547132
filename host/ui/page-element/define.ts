import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Tag = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The custom elements of the site as tags in JSX. `host/entry.client.ts` lists their code. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-banner': Tag;
      'site-carousel': Tag;
      'site-find': Tag;
      'site-menu': Tag;
      'site-old': Tag;
      'site-opened': Tag;
      'site-search': Tag;
      'site-slides': Tag;
      'site-steps': Tag;
      'site-tags': Tag;
      'site-view': Tag;
    }
  }
}

/**
 * Defines a custom element that brings a part of a page to life. The server writes its content; a browser calls `start`
 * whenever such a part comes into the page, also in content that streams in.
 * @param start what it returns ends it when the part leaves the page
 */
export function defineElement(name: string, start: (element: HTMLElement) => () => void): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #end = () => {};

      connectedCallback() {
        this.#end = start(this);
      }

      disconnectedCallback() {
        this.#end();
      }
    },
  );
}
