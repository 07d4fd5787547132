import { type ReactNode, useId } from 'react';

interface SectionProps {
  eyebrow?: string;
  title: string;
  lead?: string;
  ground?: 'sand' | 'dark';
  /** Heading in the middle. */
  center?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A part of a page under a heading of its own, which names it for screen readers too. */
export function Section({
  eyebrow,
  title,
  lead,
  ground,
  center,
  id,
  className = '',
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      className={`section ${ground ? `section--${ground}` : ''} ${className}`}
      id={id}
      aria-labelledby={titleId}
    >
      <div className="section__inner">
        <div className={`section__head${center ? ' section__head--center' : ''}`}>
          {eyebrow && (
            <p className="section__eyebrow" lang="en">
              {eyebrow}
            </p>
          )}
          <h2 className="section__title" id={titleId}>
            {title}
          </h2>
          {lead && <p className="section__lead">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

interface PageTitleProps {
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The one h1 of a page that begins with text. */
export function PageTitle({ eyebrow, title, lead, children }: PageTitleProps) {
  return (
    <div className="page-title">
      <div className="page-title__inner">
        {eyebrow && (
          <p className="page-title__eyebrow" lang="en">
            {eyebrow}
          </p>
        )}
        <h1 className="page-title__title">{title}</h1>
        {lead && <p className="page-title__lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
