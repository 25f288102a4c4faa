import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import styles from '../radar-chart.module.css';
import type { RadarSeries } from '../radar-chart-types.ts';

interface RadarDataTableProps extends ComponentProps<'table'> {
  caption: string;
  axisHeading: string;
  axes: readonly string[];
  series: readonly RadarSeries[];
  formatValue: (value: number | null) => string;
}

/** The chart's data as a table. */
export function RadarDataTable(props: RadarDataTableProps) {
  const { caption, axisHeading, axes, series, formatValue, ...rest } = props;
  return (
    <table {...rest} className={styles.table}>
      <caption className={styles.caption}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {axisHeading}
          </th>
          {series.map((line) => (
            <th key={line.id} scope="col" className={styles.number}>
              <span className={styles.heading}>{line.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {axes.map((axis, index) => (
          <tr key={axis}>
            <th scope="row" className={styles.axis}>
              {index + 1}. {axis}
            </th>
            {series.map((line) => (
              <td key={line.id} className={styles.number}>
                {formatValue(line.values[index] ?? null)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
