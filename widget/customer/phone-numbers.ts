import { signal } from '@preact/signals-core';
import { groupTel } from '../japanese/width.ts';

type PhonePlan = typeof import('../japanese/phone-plan.ts');

const plan = signal<PhonePlan | undefined>(undefined);

/** The numbering plan, in a file of its own. It loads when a seller comes to the phone number. */
export const PHONE_PLAN = {
  get loaded(): PhonePlan | undefined {
    return plan.value;
  },
  /** Loads it. After a failure the next call tries again. */
  load: async (): Promise<void> => {
    plan.value ??= await import('../japanese/phone-plan.ts');
  },
};

/** A phone number in the groups of the plan. Without the plan, only groups that the first digits make certain. */
export const groupPhone = (text: string): string => plan.value?.groupByPlan(text) ?? groupTel(text);
