import { Link, type MetaFunction } from 'react-router';
import { Footer } from '#host/frame/footer.tsx';
import { Header } from '#host/frame/header.tsx';
import { pageMeta } from '#host/frame/page-meta.ts';
import { STORE } from './messages.ts';
import './thanks.css';

const { title, text, back, description } = STORE.thanks;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title, description, path: '/store/thanks', noindex: true });

export default function StoreThanks() {
  return (
    <>
      <Header tone="dark" variant="shop" />
      <main id="main" className="store-thanks">
        <div className="store-thanks__text">
          <h1>{title}</h1>
          <p>{text}</p>
          <Link className="button button--line" to="/store">
            {back}
          </Link>
        </div>
      </main>
      <Footer />
    </>
  );
}
