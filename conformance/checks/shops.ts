import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import {
  REGISTRATION_FIELD_KEYS,
  REGISTRATION_FIELDS,
  type RegistrationFieldKey,
} from '#contract/enquiries/registration.ts';
import type { PartnerShop } from '#contract/schemas/site.ts';
import { type ApiCheck, type ChecksOf, SPEC } from '../check.ts';
import { expectStatus, expectSuccess, hold } from '../expect.ts';
import { MARK, MARKED_EMAIL, MARKED_TEL, MARKED_ZIP } from '../mark.ts';
import { NotChecked } from '../outcome.ts';
import { aShop, EVERYTHING, shopSearch } from './shop-search.ts';
import { oddTexts, refusedField } from './text-fields.ts';

/** How many shops of a list are fetched one by one. */
const LOOKED_UP = 3;

const namesCheck = (call: 'recommendedShops' | 'latestShops'): ApiCheck => ({
  name: 'gives each shop a name',
  from: SPEC.site.entities,
  kind: 'good',
  run: async (api) => {
    const answer = await api.sample(call);
    const sample = await api.known(call);
    const shops = Array.isArray(sample) ? sample : sample.data;
    const blank = shops.filter(({ name }) => !name);
    hold(blank.length === 0, 'a `name` in each', () => `${blank.length} of ${shops.length} without`, answer);
  },
});

const REGISTRATION: Record<RegistrationFieldKey, string> = {
  company_shop_name: MARK,
  name: MARK,
  zipcode: MARKED_ZIP,
  tel: MARKED_TEL,
  email: MARKED_EMAIL,
};

const registration = (change: object = {}) => ({
  json: {
    medium_uuid: DEFAULT_MEDIUM_UUID,
    trial_company: { inflow: '/store', address: '東京都渋谷区神南', ...REGISTRATION, terms: true, ...change },
  },
});

export const shopChecks: ChecksOf<'shops'> = {
  recommendedShops: {
    checks: [
      namesCheck('recommendedShops'),
      {
        name: 'has ids that lead to the pages of its shops',
        from: SPEC.site.places,
        kind: 'good',
        run: async (api) => {
          const { data } = await api.known('recommendedShops');
          const shopsWithContent = data.filter((shop) => shop.display_content_uuid).slice(0, LOOKED_UP);
          if (shopsWithContent.length === 0)
            throw new NotChecked('no recommended shop has a `display_content_uuid`');
          for (const { display_content_uuid: uuid } of shopsWithContent) {
            expectSuccess(await api.call('partnerShop', { params: { uuid } }));
          }
        },
      },
    ],
  },

  latestShops: { checks: [namesCheck('latestShops')] },

  partnerShops: {
    sample: () => ({ query: EVERYTHING }),
    checks: shopSearch,
  },

  shopFacts: { optional: true },

  areaShops: { optional: true },

  partnerShop: {
    sample: async (api) => ({ params: { uuid: (await aShop(api)).uuid } }),
    checks: [
      {
        name: 'shows the shop that the list shows',
        from: SPEC.site.calls,
        kind: 'good',
        run: async (api) => {
          const [shop, { data }] = [await aShop(api), await api.known('partnerShop')];
          const textOf = ({ uuid, shop_name }: PartnerShop) => `${shop_name} (${uuid})`;
          hold(
            textOf(data) === textOf(shop),
            textOf(shop),
            () => textOf(data),
            await api.sample('partnerShop'),
          );
        },
      },
    ],
  },

  registerShop: {
    sample: () => registration(),
    checks: [
      {
        name: 'answers 201 to a registration',
        from: SPEC.site.calls,
        kind: 'good',
        stores: true,
        run: async (api) => expectStatus(await api.sample('registerShop'), [201]),
      },
      ...REGISTRATION_FIELD_KEYS.flatMap((key) =>
        oddTexts(key, REGISTRATION_FIELDS[key]).map(([what, text]) =>
          refusedField('registerShop', what, SPEC.site.rules, registration({ [key]: text })),
        ),
      ),
      refusedField(
        'registerShop',
        'terms that are not agreed to',
        SPEC.site.rules,
        registration({ terms: false }),
      ),
    ],
  },
};
