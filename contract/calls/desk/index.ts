export * from './figures.ts';
export * from './inbox.ts';
export * from './partner.ts';
export * from './people.ts';
export * from './requests.ts';
export * from './shop-desk.ts';
export * from './shops.ts';
export * from './site.ts';
