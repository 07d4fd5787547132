import { existsSync } from 'node:fs';
import { test as base } from '#test/browser/test.ts';
import type { LabCondition } from '../../demo/lab/condition.ts';
import { LAB_GROUPS } from '../../demo/lab/groups/index.ts';
import { LIBRARY_FOLDERS, labAddress, type Partner, startPartner } from './partner-server.ts';

/** Tests with the site of a partner, on an origin of its own. */
export const test = base.extend<object, { partner: Partner }>({
  partner: [
    async ({}, use) => {
      const partner = await startPartner(process.env.E2E_BASE_URL ?? '');
      await use(partner);
      partner.close();
    },
    { scope: 'worker' },
  ],
});

/** Whether the libraries of the page are installed. */
export const isInstalled = ({ head = '', foot = '' }: LabCondition) =>
  Object.entries(LIBRARY_FOLDERS).every(([prefix, folder]) =>
    [...(head + foot).matchAll(new RegExp(`"${prefix}([^"]+)"`, 'g'))].every(([, path]) =>
      existsSync(`${folder}/${path}`),
    ),
  );

export const tagsOf = ({ short, screens = ['phone'] }: LabCondition) => [
  ...(short ? [] : ['@lab']),
  ...(screens.length === 1 ? screens.map((screen) => `@${screen}`) : []),
];

/** The conditions of one kind, by the groups that they are in, with the paths of their pages. */
export const conditionsFor = (isMeant: (condition: LabCondition) => boolean) =>
  LAB_GROUPS.map(({ name, title, conditions }) => ({
    title,
    conditions: conditions
      .filter(isMeant)
      .map((condition) => ({ condition, path: labAddress(name, condition.name) })),
  })).filter(({ conditions }) => conditions.length > 0);
