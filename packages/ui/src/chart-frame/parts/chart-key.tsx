import type { CSSProperties } from 'react';
import type { ChartKeyItem } from '../chart-frame-types.ts';
import { CHART_DASHES } from '../chart-lines.ts';
import styles from './chart-key.module.css';
import { LinePoint } from './line-point.tsx';

/** What stands for what in a chart, in the order in which it is drawn. */
export function ChartKey({ items }: { items: readonly ChartKeyItem[] }) {
  return (
    <ul className={styles.root}>
      {items.map(({ id, name, color, strength = 1, line }) => (
        <li
          key={id}
          className={styles.item}
          style={{ '--_color': color, '--_strength': strength } as CSSProperties}
        >
          {line ? <LineMark line={line} /> : <span className={styles.swatch} aria-hidden="true" />}
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

function LineMark({ line }: Required<Pick<ChartKeyItem, 'line'>>) {
  return (
    <svg className={styles.line} viewBox="0 0 32 10" aria-hidden="true">
      <line x1={0} y1={5} x2={32} y2={5} strokeDasharray={CHART_DASHES[line]} />
      <LinePoint line={line} x={16} y={5} radius={4} />
    </svg>
  );
}
