import type { FromStage } from './wire.ts';

type LoggedEvent = Extract<FromStage, { kind: 'event' }>;

const LONGEST = 200;

const clock = new Intl.DateTimeFormat('ja-JP', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

function part<Tag extends 'time' | 'strong' | 'code'>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function entry({ name, time, detail }: LoggedEvent): HTMLLIElement {
  const item = document.createElement('li');
  const when = part('time', clock.format(time));
  when.dateTime = new Date(time).toISOString();
  item.append(when, part('strong', name), part('code', JSON.stringify(detail)));
  item.dataset.event = name;
  return item;
}

/** The list of events of the element, newest first. */
export function setUpEventLog(list: HTMLElement, empty: HTMLElement, clear: HTMLElement) {
  clear.addEventListener('click', () => {
    list.replaceChildren();
    empty.hidden = false;
  });
  return (event: LoggedEvent): void => {
    list.prepend(entry(event));
    empty.hidden = true;
    while (list.children.length > LONGEST) list.lastElementChild?.remove();
  };
}
