/** The rooms whose tests need no server and no page. */
export const ROOMS = [
  'contract/base',
  'contract/customer',
  'contract/goods',
  'contract/life',
  'contract/typed-contact',
  'widget/goods',
];
