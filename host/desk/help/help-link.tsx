import { type HelpName, helpPage, helpPath } from '#contract/help/help.ts';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import parts from '../parts/shared.module.css';

/** The way to a page for trouble, from where somebody hears of it. */
export const HelpLink = ({ name }: { name: HelpName }) => (
  <p className={parts.note}>
    <Link to={helpPath(name)}>
      <Phrases>{helpPage(name).title}</Phrases>
    </Link>
  </p>
);
