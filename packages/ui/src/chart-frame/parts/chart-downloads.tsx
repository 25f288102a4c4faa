import { Download } from 'lucide-react';
import { Button } from '../../button/index.ts';
import { Menu, MenuItem } from '../../menu/index.ts';
import { drawChartImage } from '../draw-chart-image.ts';
import type { ChartDownloadsProps } from './chart-shell.tsx';

/** Takes a chart along as a picture or as a table. */
export function ChartDownloads({
  texts,
  files: { saveImage, saveTable },
  title,
  titleId,
  summary,
  table,
  chartKey,
  root,
  plot,
}: ChartDownloadsProps) {
  const draw = () =>
    drawChartImage({ root: root.current, plot: plot.current, title, summary, chartKey });
  const readTable = () => [table.columns, ...table.rows.map(({ cells }) => cells)];
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="ghost" size="s" icon={<Download />} aria-describedby={titleId}>
          {texts.download}
        </Button>
      }
    >
      {saveImage ? (
        <MenuItem onSelect={() => void draw().then(saveImage)}>{texts.downloadImage}</MenuItem>
      ) : null}
      {saveTable ? (
        <MenuItem onSelect={() => saveTable(readTable())}>{texts.downloadTable}</MenuItem>
      ) : null}
    </Menu>
  );
}
