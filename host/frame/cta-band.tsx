import { Link } from 'react-router';
import { Icon } from '#host/ui/icon/icon.tsx';
import { CTA } from './messages.ts';
import './cta-band.css';

/** A band that invites to the form: on the page itself where `target` names an element, else at /form. */
export function CtaBand({ target }: { target?: string }) {
  const inside = (
    <>
      {CTA.button}
      <Icon name="arrow" />
    </>
  );
  return (
    <section className="cta-band" aria-labelledby="cta-title">
      <div className="cta-band__inner">
        <p className="cta-band__lead">{CTA.lead}</p>
        <h2 className="cta-band__title" id="cta-title">
          {CTA.title}
        </h2>
        <p className="cta-band__text">{CTA.text}</p>
        {target ? (
          <a className="button button--gold" href={`#${target}`}>
            {inside}
          </a>
        ) : (
          <Link className="button button--gold" to="/form">
            {inside}
          </Link>
        )}
      </div>
    </section>
  );
}
