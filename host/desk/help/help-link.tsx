import { type HelpName, helpPage, helpPath } from '#contract/help/help.ts';
import { Link } from '../../ui/link/link.tsx';
import parts from '../parts/shared.module.css';

/** The way to a page for trouble, from where somebody hears of it. */
export const HelpLink = ({ name }: { name: HelpName }) => (
  <p className={parts.note}>
    <Link to={helpPath(name)}>{helpPage(name).title}</Link>
  </p>
);
