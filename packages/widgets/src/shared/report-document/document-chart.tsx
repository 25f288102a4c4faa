import { RadarChart, type RadarChartProps } from '@aferir/ui';
import styles from './report-document.module.css';

/** A radar chart in its box, in a fixed size. */
export function DocumentChart(
  props: RadarChartProps & Required<Pick<RadarChartProps, 'fixedSize'>>,
) {
  return <RadarChart {...props} className={styles.chart} />;
}
