/* The example of docs/measuring.md, as it stands, in a page of the demo. */
const EXAMPLE = new URL('../docs/examples/test-mode.spec.mjs', import.meta.url).href;

process.env.APPRAISAL_PAGE = '/demo/plain/lp.html';
await import(EXAMPLE);
