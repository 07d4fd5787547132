export * from './figures.ts';
export * from './partner.ts';
export * from './passkeys.ts';
export * from './people.ts';
export * from './requests.ts';
export * from './shop-desk.ts';
export * from './shops.ts';
export * from './site.ts';
