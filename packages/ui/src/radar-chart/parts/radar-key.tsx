import styles from '../radar-chart.module.css';
import type { RadarSeries } from '../radar-chart-types.ts';

/** Which line is which: a solid one with round points, a dashed one with square points. */
export function RadarKey({ series }: { series: readonly RadarSeries[] }) {
  return (
    <ul className={styles.key}>
      {series.map((line, index) => (
        <li key={line.id} className={styles.keyItem} data-series={index + 1}>
          <span className={styles.keyLine} aria-hidden="true" />
          {line.name}
        </li>
      ))}
    </ul>
  );
}
