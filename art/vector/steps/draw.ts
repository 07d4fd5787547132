import { writeFileSync } from 'node:fs';
import { LINE } from '../portraits/palette.ts';
import { STEP_COMPARE } from './step-compare.ts';
import { STEP_FORM } from './step-form.ts';
import { STEP_SELL } from './step-sell.ts';

[STEP_FORM, STEP_COMPARE, STEP_SELL].forEach((content, i) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" stroke-linecap="round" stroke-linejoin="round" stroke="${LINE}" stroke-width="1.4">${content}</svg>\n`;
  writeFileSync(new URL(`step-${i + 1}.svg`, import.meta.url), svg);
});
