/** The product's name where the configuration sets no other (`PRODUCT_NAME`). The specification writes `{product}`. */
export const DEFAULT_PRODUCT_NAME = 'タカクラベ';

/**
 * The acquisition medium of requests that name no other (document 2, section 7: "constant identifier of the
 * acquisition medium"). Partners are given one of their own, for the attribute `medium-uuid`.
 */
export const DEFAULT_MEDIUM_UUID = '5b1f6f0e-7f0e-4d0b-9a56-2c1a0f5f8c11';

/** How a medium is written. */
export const MEDIUM_UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The service that an enquiry is addressed to (document 1, section 3: `service_uuid`). */
export const SERVICE_UUID = 'c0a2a1de-5a3e-4b7e-8f4b-6f0d4f6b9e27';

/**
 * The day of the terms of use (ISO 8601; document 1, section 2) where the configuration sets no other. It is stored with
 * every request as the version that the seller agreed to.
 */
export const TERMS_DATED = '2025-08-28';

/** The day of the privacy policy, where the configuration sets no other. */
export const PRIVACY_DATED = '2026-11-30';
