export * from './partner.ts';
export * from './passkeys.ts';
export * from './people.ts';
