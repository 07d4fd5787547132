import { type ComponentType, createElement, render } from 'preact';

/** The props of the component that an element shows. */
interface Shown {
  container: HTMLElement;
}

const inKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Stands in the place of `@r2wc/react-to-web-component`: the class of an element that shows a component in its shadow
 * root while it is in the page. Each property is the attribute of its name, a text.
 */
export default function elementClass(
  Part: ComponentType<Shown>,
  { props }: { shadow: 'open'; props: readonly string[] },
) {
  class ElementWithPart extends HTMLElement {
    static readonly observedAttributes = props.map(inKebabCase);
    container = this.attachShadow({ mode: 'open' }) as unknown as HTMLElement;

    connectedCallback(): void {
      render(createElement(Part, { container: this.container }), this.container);
    }

    disconnectedCallback(): void {
      render(null, this.container);
    }

    /** The component reads attributes by the state of its form. */
    attributeChangedCallback(): void {}
  }

  for (const name of props) {
    const attribute = inKebabCase(name);
    Object.defineProperty(ElementWithPart.prototype, name, {
      enumerable: true,
      configurable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute) ?? undefined;
      },
      set(this: HTMLElement, value: unknown) {
        if (value === undefined || value === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, String(value));
      },
    });
  }
  return ElementWithPart;
}
