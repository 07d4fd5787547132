import styles from './whole-numbers.module.css';

const NUMBER = /(\d+(?:-\d+)+)/;

/** A text in which no line ends within a number such as 5-15-17. */
export const WholeNumbers = ({ children }: { children: string }) => (
  <span>
    {children.split(NUMBER).map((part, index) =>
      index % 2 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
        <span className={styles.number} key={index}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </span>
);
