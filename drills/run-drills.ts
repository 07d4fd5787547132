/**
 * `npm run soak`, after scripts/bench.mjs has installed and built everything: drills take minutes, and find faults instead
 * of comparing.
 */

import { runParts } from '#test/bench/run-parts.ts';
import { measureAlarms } from './alarms.ts';
import { measureBodies } from './bodies.ts';
import { measureClock } from './clock.ts';
import { measureClockJumps } from './clock-jumps.ts';
import { measureDay } from './day.ts';
import { measureDeliveryLists } from './delivery-lists.ts';
import { measureDurable } from './durable.ts';
import { measureFailover } from './failover.ts';
import { measureHalfOpen } from './half-open.ts';
import { measureHangingMail } from './hanging-mail.ts';
import { measureHeldLines } from './held-lines.ts';
import { measureHostile } from './hostile.ts';
import { measureKills, measureKillsElsewhere, measureKillsOnS3 } from './kills.ts';
import { measureMalformed } from './malformed.ts';
import { measureMatching } from './matching.ts';
import { measureNetwork } from './network.ts';
import { measurePitr } from './pitr.ts';
import { measurePower } from './power.ts';
import { measureReadOnly } from './read-only.ts';
import { measureRebinding } from './rebinding.ts';
import { measureRestore, measureRestoreElsewhere } from './restore.ts';
import { measureKeptRestores } from './restore-kept.ts';
import { measureRolling } from './rolling.ts';
import { measureScale, measureTenMillion } from './scale.ts';
import { measureSlowStore } from './slow-store.ts';
import { measureSlowUploads } from './slow-uploads.ts';
import { measureStops } from './stops.ts';
import { measureVerdict } from './verdict.ts';

runParts({
  command: 'npm run soak',
  parts: {
    kills: measureKills,
    'kills-elsewhere': measureKillsElsewhere,
    'kills-s3': measureKillsOnS3,
    stops: measureStops,
    malformed: measureMalformed,
    bodies: measureBodies,
    'slow-uploads': measureSlowUploads,
    restore: measureRestore,
    'restore-elsewhere': measureRestoreElsewhere,
    'restore-kept': measureKeptRestores,
    scale: measureScale,
    'delivery-lists': measureDeliveryLists,
    'ten-million': measureTenMillion,
    failover: measureFailover,
    rolling: measureRolling,
    pitr: measurePitr,
    alarms: measureAlarms,
    durable: measureDurable,
    power: measurePower,
    network: measureNetwork,
    clock: measureClock,
    day: measureDay,
    matching: measureMatching,
    verdict: measureVerdict,
    'clock-jumps': measureClockJumps,
    'half-open': measureHalfOpen,
    'hanging-mail': measureHangingMail,
    'held-lines': measureHeldLines,
    hostile: measureHostile,
    'read-only': measureReadOnly,
    rebinding: measureRebinding,
    'slow-store': measureSlowStore,
  },
  // A bucket, and 45 GB of disk.
  onDemand: ['kills-s3', 'ten-million'],
});
