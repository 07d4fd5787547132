import type { LabGroup } from '../condition.ts';
import { dialogs } from './dialogs.ts';
import { documents } from './documents.ts';
import { faults } from './faults.ts';
import { frames } from './frames.ts';
import { frameworks } from './frameworks.ts';
import { importMaps } from './import-maps.ts';
import { inApp } from './in-app.ts';
import { layouts } from './layouts.ts';
import { pageScripts } from './page-scripts.ts';
import { policies } from './policies.ts';
import { resets } from './resets.ts';
import { browserStorage } from './storage.ts';

/** All pages of the lab. */
export const LAB_GROUPS: readonly LabGroup[] = [
  frameworks,
  layouts,
  resets,
  documents,
  importMaps,
  policies,
  pageScripts,
  browserStorage,
  inApp,
  dialogs,
  frames,
  faults,
];
