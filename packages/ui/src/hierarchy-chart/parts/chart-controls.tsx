import { clsx } from 'clsx';
import { Maximize, Minus, Plus, RotateCcw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../icon-button/index.ts';
import floatingStyles from '../../overlay/floating.module.css';
import type { HierarchyChartMessages } from '../hierarchy-chart-messages.ts';
import type { ChartView } from '../view/chart-view.ts';
import { zoomLimits } from '../view/zoom-limits.ts';
import styles from './chart-tools.module.css';

interface ChartControlsProps {
  view: ChartView;
  texts: HierarchyChartMessages;
  onZoom: (direction: 1 | -1) => void;
  onReset: () => void;
  onFit: () => void;
}

/** What zooms a drawing without wheel or keys, and the zoom it has. */
export function ChartControls({ view, texts, onZoom, onReset, onFit }: ChartControlsProps) {
  const zoomOf = () => Math.round(view.transform.k * 100);
  const percent = useSyncExternalStore(view.subscribe, zoomOf, zoomOf);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no flexible layout in every browser
    <div
      role="group"
      aria-label={texts.view}
      className={clsx(styles.controls, floatingStyles.surface)}
    >
      <IconButton
        size="s"
        label={texts.zoomOut}
        icon={<Minus />}
        aria-disabled={percent <= zoomLimits.least * 100}
        onClick={() => onZoom(-1)}
      />
      <output className={styles.percent}>{texts.zoom(percent)}</output>
      <IconButton
        size="s"
        label={texts.zoomIn}
        icon={<Plus />}
        aria-disabled={percent >= zoomLimits.most * 100}
        onClick={() => onZoom(1)}
      />
      <IconButton size="s" label={texts.reset} icon={<RotateCcw />} onClick={onReset} />
      <IconButton size="s" label={texts.fit} icon={<Maximize />} onClick={onFit} />
    </div>
  );
}
