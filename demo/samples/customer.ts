import { CUSTOMER_SAMPLES } from '#contract/docs/customer.ts';
import type { SampleForm } from '#widget/public.ts';

/** Valid contact details. */
export const sampleCustomer = (): SampleForm['customer'] => ({ ...CUSTOMER_SAMPLES, agreedToTerms: true });
