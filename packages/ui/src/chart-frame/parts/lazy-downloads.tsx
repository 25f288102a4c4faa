import { lazyPart } from '../../lazy-part/lazy-part.tsx';
import type { ChartDownloadsProps } from './chart-shell.tsx';

const { Part } = lazyPart<ChartDownloadsProps>(
  async () => (await import('./chart-downloads.tsx')).ChartDownloads,
);

/** The files of a chart that seldom offers any: their menu comes when it is first shown. */
export function LazyDownloads(props: ChartDownloadsProps) {
  return <Part fallback={null} {...props} />;
}
