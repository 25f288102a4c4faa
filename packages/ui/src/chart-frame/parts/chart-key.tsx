import type { CSSProperties } from 'react';
import type { ChartKeyItem } from '../chart-frame-types.ts';
import { CHART_DASHES, KEY_LINE } from '../chart-lines.ts';
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
  const { width, height, radius, parts } = KEY_LINE;
  const y = height / 2;
  return (
    <svg className={styles.line} width={width} height={height} aria-hidden="true">
      {parts.map(([from, to]) => (
        <line key={from} x1={from} y1={y} x2={to} y2={y} strokeDasharray={CHART_DASHES[line]} />
      ))}
      <LinePoint line={line} x={width / 2} y={y} radius={radius} />
    </svg>
  );
}
