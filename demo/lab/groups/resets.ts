import { type LabGroup, style } from '../condition.ts';

export const resets: LabGroup = {
  name: 'resets',
  title: 'Styles of the page',
  conditions: [
    {
      name: 'unset',
      what: '* { all: unset !important }',
      head: style('* { all: unset !important }'),
      short: true,
    },
    { name: 'font-size', what: 'html { font-size: 62.5% }', head: style('html { font-size: 62.5% }') },
    {
      name: 'inherited',
      what: 'odd inherited styles',
      head: style(
        'body { font: italic 700 30px/3 serif; letter-spacing: 4px; text-align: right; text-transform: uppercase; word-spacing: 9px; white-space: pre-line; cursor: wait; color: red; text-indent: 40px; user-select: none; hyphens: auto; visibility: visible }',
      ),
    },
    {
      name: 'own-variables',
      what: 'custom properties of its own with !important',
      head: style(
        '* { --font: serif !important; --ink: red !important; --paper: blue !important; --surface: lime !important; --line: red !important; --radius: 40px !important; --space-1: 40px !important; --space-4: 60px !important; --form-width: 200px !important; --shadow: 0 0 20px red !important; --accent: red !important; --focus: red !important }',
      ),
    },
    {
      name: 'registered-variables',
      what: '@property rules for such names',
      head: style(
        [
          'font',
          'ink',
          'paper',
          'radius',
          'space-4',
          'gold',
          'surface',
          'line',
          'focus',
          'shadow',
          'form-width',
          'calm',
        ]
          .map((name) => `@property --${name} { syntax: '<integer>'; inherits: false; initial-value: 7 }`)
          .join(''),
      ),
    },
    { name: 'rtl', what: 'text from right to left (dir="rtl")', html: 'lang="ar" dir="rtl"' },
    {
      name: 'dark',
      what: 'a dark colour scheme',
      head: `<meta name="color-scheme" content="dark" />${style('body { background: #111; color: #eee }')}`,
    },
    {
      name: 'element-rules',
      what: 'rules for every element with !important',
      finds: ['narrow'],
      head: style(
        'div, p, h2, button, input, select, form, fieldset { display: inline !important; margin: 30px !important; padding: 30px !important; float: right !important; border: 5px solid red !important; font-size: 30px !important; width: 50px !important }',
      ),
    },
  ],
};
