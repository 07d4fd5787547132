/** `npm run bench`, after scripts/bench.mjs has installed and built everything. */

import { runParts } from '#test/bench/run-parts.ts';
import { measureAnswers } from './answers.ts';
import { measureBytes } from './bytes.ts';
import { measureInteractions } from './interactions.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLoad } from './load.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measurePeers } from './peers.ts';
import { measureSeconds } from './seconds.ts';
import { measureServer } from './server.ts';
import { measureShopSearch } from './shop-search.ts';
import { measureSteps } from './steps.ts';
import { measureUpload } from './upload.ts';

runParts({
  command: 'npm run bench',
  parts: {
    bytes: measureBytes,
    load: measureLoad,
    peers: measurePeers,
    interactions: measureInteractions,
    seconds: measureSeconds,
    steps: measureSteps,
    upload: measureUpload,
    server: measureServer,
    answers: measureAnswers,
    memory: measureMemory,
    pages: measurePages,
    shops: measureShopSearch,
    lighthouse: measureLighthouse,
  },
  // The forms of others are 170 MB of packages, which a bench of ours does without.
  onDemand: ['peers'],
});
