import '../docs/examples/test-mode.spec.mjs';

/* The example of docs/measuring.md, as it stands, in a page of the demo. */
process.env.APPRAISAL_PAGE = '/demo/plain/lp.html';
