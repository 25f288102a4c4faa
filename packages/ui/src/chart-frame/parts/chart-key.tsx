import type { CSSProperties } from 'react';
import type { ChartKeyItem } from '../chart-frame-types.ts';
import styles from './chart-key.module.css';

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
      <line x1={0} y1={5} x2={32} y2={5} {...(line === 'dashed' && { strokeDasharray: '6 4' })} />
      {line === 'dashed' ? (
        <rect x={12} y={1} width={8} height={8} />
      ) : (
        <circle cx={16} cy={5} r={4} />
      )}
    </svg>
  );
}
