import { GIVEN_ROWS } from '#contract/docs/given.ts';
import { ANTIQUE_SELECTIONS, CATEGORIES, CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { MESSAGES } from './messages.ts';
import { type DemoSettings, SETTING_NAMES, SETTINGS, type SettingName } from './settings.ts';

const CATEGORY_LABELS = {
  '': MESSAGES.noCategory,
  ...Object.fromEntries(CATEGORY_KEYS.map((key) => [key, `${CATEGORIES[key].label}（${key}）`])),
};

const LABELS: Partial<Record<SettingName, Record<string, string>>> = {
  theme: MESSAGES.theme,
  scheme: MESSAGES.scheme,
  lang: MESSAGES.lang,
  'initial-category': CATEGORY_LABELS,
  way: MESSAGES.way,
  navigation: MESSAGES.navigation,
  step: MESSAGES.step,
  mode: MESSAGES.mode,
  'skip-filled': MESSAGES.skipFilled,
  fail: MESSAGES.failure,
  'fail-scope': MESSAGES.scope,
};

function controlOf(form: HTMLFormElement, name: SettingName): HTMLSelectElement | HTMLInputElement | null {
  return form.querySelector(`[name="${name}"]`);
}

/** A field for each thing that a page may give. */
function addGiven(form: HTMLFormElement): void {
  const fields = GIVEN_ROWS.map(({ name, label, help, example, isSwitch }) => {
    const field = document.createElement('label');
    const title = document.createElement('span');
    const hint = document.createElement('small');
    const control = document.createElement(isSwitch ? 'select' : 'input');
    field.className = 'field';
    title.textContent = label;
    hint.textContent = example ? `${help}（例：${example}）` : help;
    control.name = name;
    control.autocomplete = 'off';
    field.append(title, control, hint);
    return field;
  });
  form.querySelector('#given')?.append(...fields);
}

function fillOptions(form: HTMLFormElement): void {
  for (const name of SETTING_NAMES) {
    const control = controlOf(form, name);
    if (!(control instanceof HTMLSelectElement)) continue;
    const choices: readonly string[] = SETTINGS[name].choices ?? [];
    control.replaceChildren(...choices.map((value) => new Option(LABELS[name]?.[value] ?? value, value)));
  }
  const selections = form.querySelector('#selections');
  selections?.replaceChildren(...ANTIQUE_SELECTIONS.map((value) => new Option(value, value)));
}

function show(form: HTMLFormElement, settings: DemoSettings): void {
  for (const name of SETTING_NAMES) {
    const control = controlOf(form, name);
    if (control) control.value = settings[name];
  }
  const scope = controlOf(form, 'fail-scope');
  if (scope) scope.disabled = settings.fail === 'none';
}

function read(form: HTMLFormElement, before: DemoSettings): DemoSettings {
  const entries = SETTING_NAMES.map((name) => [name, controlOf(form, name)?.value.trim() ?? before[name]]);
  return Object.fromEntries(entries);
}

/** The controls for all settings. `onChange` is called when the user changes one. */
export function setUpControls(
  form: HTMLFormElement,
  current: () => DemoSettings,
  onChange: (settings: DemoSettings) => void,
  onReset: () => void,
): (settings: DemoSettings) => void {
  addGiven(form);
  fillOptions(form);
  form.addEventListener('change', () => onChange(read(form, current())));
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    onReset();
  });
  return (settings) => show(form, settings);
}
