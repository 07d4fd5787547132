import { definitionOf, type FigureName } from '#contract/life/figures.ts';
import styles from './definitions.module.css';
import { PARTS_WORDS } from './messages.ts';
import parts from './shared.module.css';
import { StepList } from './step-list.tsx';

interface DefinitionsProps {
  figures: readonly FigureName[];
  /** With the steps of the form. */
  hasSteps?: boolean;
}

/** The definitions of figures, on demand. */
export function Definitions({ figures, hasSteps = false }: DefinitionsProps) {
  const rows = figures.map(definitionOf);
  return (
    <details>
      <summary>{PARTS_WORDS.meanings}</summary>
      <dl className={styles.defined}>
        {rows.map(({ label, counts }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{counts}</dd>
          </div>
        ))}
      </dl>
      {hasSteps && <StepList />}
      {[...new Set(rows.map(({ things }) => things))].map((things) => (
        <p key={things} className={parts.note}>
          {things}
        </p>
      ))}
    </details>
  );
}
