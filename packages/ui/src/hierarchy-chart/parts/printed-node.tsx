import type { NodeDescription, NodeLine } from '../node-description.ts';
import styles from './printed-node.module.css';

/** What a node says, as one line of a list on paper: its name, and the rest behind it. */
export function PrintedNode({ lines }: NodeDescription) {
  const isName = ({ tone }: NodeLine) => tone === 'strong';
  const textOf = (some: readonly NodeLine[]) => some.map(({ text }) => text).join(' · ');
  return (
    <span className={styles.root}>
      <span className={styles.name}>{textOf(lines.filter(isName))}</span>
      <span className={styles.rest}>{textOf(lines.filter((line) => !isName(line)))}</span>
    </span>
  );
}
