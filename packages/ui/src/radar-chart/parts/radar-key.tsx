import styles from '../radar-chart.module.css';
import type { RadarSeries } from '../radar-chart-types.ts';

/** Which line is which: a solid one with round points, a dashed one with square points. */
export function RadarKey({ series }: { series: readonly RadarSeries[] }) {
  return (
    <ul className={styles.key}>
      {series.map((line, index) => (
        <li key={line.id} className={styles.keyItem} data-series={index + 1}>
          <svg className={styles.keyLine} viewBox="0 0 32 10" aria-hidden="true">
            <line x1={0} y1={5} x2={32} y2={5} {...(index > 0 && { strokeDasharray: '6 4' })} />
            {index > 0 ? (
              <rect x={12} y={1} width={8} height={8} />
            ) : (
              <circle cx={16} cy={5} r={4} />
            )}
          </svg>
          {line.name}
        </li>
      ))}
    </ul>
  );
}
