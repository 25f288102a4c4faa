import styles from './employee-import.module.css';

/** Lists names under their title; nothing where there are none. */
export function NamesSection({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
