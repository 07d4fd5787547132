interface Claim {
  label: string;
  value: string;
  /** Number of the footnote that the claim rests on; 0 for none. */
  note: number;
  /** The claim in one go, where label and value in a row do not make one. */
  text?: string;
}

/** What the first screen claims, each with a mark of its footnote. */
export function Claims({ claims, className }: { claims: readonly Claim[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {claims.map(({ label, value, note, text }) => (
        <li key={label}>
          {text && <span className="visually-hidden">{text}</span>}
          <span aria-hidden={text ? true : undefined}>
            {label}
            {note > 0 && <sup>※{note}</sup>}
          </span>
          <strong aria-hidden={text ? true : undefined}>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
