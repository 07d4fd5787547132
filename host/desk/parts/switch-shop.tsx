import { DESK_PAGES } from '#contract/desk/desk.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { PARTS_WORDS } from './messages.ts';
import parts from './shared.module.css';

interface SwitchShopProps {
  shop: { uuid: string; name: string };
  /** The path of the page that follows. */
  next: string;
}

/** Says that something is about another shop of the person than the one that is open, and opens it. */
export const SwitchShop = ({ shop: { uuid, name }, next }: SwitchShopProps) => (
  <form className={classes(parts.done, parts.switch)} method="post" action={DESK_PAGES.self}>
    <p>
      <Phrases>{PARTS_WORDS.ofOtherShop(name)}</Phrases>
    </p>
    <input type="hidden" name="shop" value={uuid} />
    <input type="hidden" name="next" value={next} />
    <button type="submit" name="intent" value="open-shop" className={buttonClass('line', 'small')}>
      {PARTS_WORDS.switchShop}
    </button>
  </form>
);
