import css from './first-paint.css?inline';
import { STARTED } from './started.ts';

/** Brings the styles of the first step where no entry does: into pages that import the element themselves. */
if (!(STARTED in window)) Object.defineProperty(window, STARTED, { value: css });
