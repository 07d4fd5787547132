import { href } from 'react-router';
import type { PartnerShop } from '#contract/schemas/site.ts';
import { isInventedShop } from '#contract/site/invented-shop.ts';
import { ExampleMark } from '../../ui/example-mark/example-mark.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Address, Phrases, Words } from '../../ui/phrases/phrases.tsx';
import { ShopLogo } from '../../ui/shop-logo/shop-logo.tsx';
import { PARTNER_WORDS } from './messages.ts';
import styles from './shop-item.module.css';

/** A shop of a list: the way to its page. @param heading the level of its name in the page */
export function ShopItem({ shop, heading: Heading = 'h2' }: { shop: PartnerShop; heading?: 'h2' | 'h3' }) {
  const { uuid, shop_name: name, address, logo, categories, methods } = shop;
  return (
    <li>
      <Link className={styles.item} to={href('/partners/:uuid', { uuid })}>
        <ShopLogo src={logo} name={name} />
        <div className={styles.itemText}>
          <div className={styles.name}>
            {isInventedShop(shop.website_url) && <ExampleMark />}
            <Heading>
              <Phrases>{name}</Phrases>
            </Heading>
            <p>
              <Address>{address}</Address>
            </p>
          </div>
          <dl>
            <div>
              <dt>{PARTNER_WORDS.categories}</dt>
              <dd>{categories.length > 0 ? <Words>{categories}</Words> : '-'}</dd>
            </div>
            <div>
              <dt>{PARTNER_WORDS.methods}</dt>
              <dd>{methods.length > 0 ? <Words>{methods}</Words> : '-'}</dd>
            </div>
          </dl>
        </div>
        <Icon name="right" />
      </Link>
    </li>
  );
}
