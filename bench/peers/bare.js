/** The least that a script tag can do: it defines an element, which shows a question. */
customElements.define(
  'appraisal-form',
  class extends HTMLElement {
    connectedCallback() {
      const label = document.createElement('label');
      label.textContent = import.meta.env.QUESTION;
      const choice = document.createElement('button');
      [choice.textContent] = import.meta.env.CATEGORIES;
      choice.addEventListener('click', () => choice.setAttribute('aria-pressed', 'true'));
      this.append(label, choice);
    }
  },
);
