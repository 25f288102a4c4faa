import { ChartDownloads } from './parts/chart-downloads.tsx';
import { ChartShell, type ChartShellProps } from './parts/chart-shell.tsx';

/** Props of {@link ChartFrame}. */
export type ChartFrameProps = Omit<ChartShellProps, 'Downloads'>;

/**
 * What stands around every chart: its title, a sentence that says what to see, its key, its data as a table and as files,
 * and what is shown while it loads, where there is nothing and where it failed.
 */
export function ChartFrame(props: ChartFrameProps) {
  return <ChartShell {...props} Downloads={ChartDownloads} />;
}
