import { EVENT_DOCS, METHOD_DOCS, PART_DOCS, PROPERTY_DOCS } from '#contract/docs/element.ts';
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type Attribute,
  type AttributeName,
  EVENTS,
  LEAD_SLOT,
  METHODS,
  PARTS,
  PROPERTIES,
  TAG,
  toCamelCase,
} from '#contract/embed/element.ts';
import { detailOf, typeOfAttribute } from './declarations.ts';
import { describeAttribute, publicProperties } from './tables.ts';

const CLASS = 'AppraisalFormElement';

/** The members that an attribute and its property share. */
function settingOf(name: AttributeName) {
  const attribute: Attribute = ATTRIBUTES[name];
  return {
    type: { text: typeOfAttribute(name) },
    ...(attribute.default && { default: `'${attribute.default}'` }),
    description: describeAttribute(name),
    ...(attribute.deprecated && { deprecated: attribute.deprecated }),
  };
}

function methodOf(name: (typeof METHODS)[number]) {
  const { type, returns = 'void', description } = METHOD_DOCS[name];
  const [, parameter, text] = /\((\w+): (.*)\)$/.exec(type) ?? [];
  return {
    kind: 'method',
    name,
    ...(parameter && { parameters: [{ name: parameter, type: { text } }] }),
    return: { type: { text: returns } },
    description,
  };
}

/**
 * The description of the element for editors and component catalogues (custom elements manifest, schema 2.1.0).
 * @param path the module that defines the element
 */
export function manifestText(path: string): string {
  const declaration = {
    kind: 'class',
    customElement: true,
    name: CLASS,
    tagName: TAG,
    superclass: { name: 'HTMLElement', package: 'global:' },
    description: 'The whole appraisal flow in one element.',
    attributes: ATTRIBUTE_NAMES.map((name) => ({ name, fieldName: toCamelCase(name), ...settingOf(name) })),
    events: EVENTS.map((name) => ({
      name,
      type: { text: `CustomEvent<${detailOf(name)}>` },
      description: EVENT_DOCS[name].when,
    })),
    members: [
      ...ATTRIBUTE_NAMES.map((name) => ({
        kind: 'field',
        name: toCamelCase(name),
        attribute: name,
        reflects: true,
        ...settingOf(name),
      })),
      ...PROPERTIES.map((name) => ({
        kind: 'field',
        name,
        type: { text: PROPERTY_DOCS[name].type },
        description: PROPERTY_DOCS[name].description,
      })),
      ...METHODS.map(methodOf),
    ],
    slots: [
      { name: '', description: 'What is seen where the form’s script cannot run: a link to its own page.' },
      { name: LEAD_SLOT, description: 'Words of your page in place of the sentences below the first title.' },
    ],
    cssProperties: publicProperties(),
    cssParts: PARTS.map((name) => ({ name, description: PART_DOCS[name] })),
  };
  const definition = {
    kind: 'custom-element-definition',
    name: TAG,
    declaration: { name: CLASS, module: path },
  };
  const modules = [{ kind: 'javascript-module', path, declarations: [declaration], exports: [definition] }];
  return `${JSON.stringify({ schemaVersion: '2.1.0', modules }, null, 2)}\n`;
}
