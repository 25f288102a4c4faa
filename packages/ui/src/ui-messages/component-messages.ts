import type { ChartFrameMessages } from '../chart-frame/chart-frame-messages.ts';
import type { ComboboxMessages } from '../combobox-field/combobox-messages.ts';
import type { DataGridMessages } from '../data-grid/data-grid-messages.ts';
import type { formMessages } from '../form-messages/form-messages.ts';
import type { HierarchyChartMessages } from '../hierarchy-chart/hierarchy-chart-messages.ts';
import type { ImageFieldMessages } from '../image-field/image-field-messages.ts';
import type { RadarChartMessages } from '../radar-chart/radar-chart-messages.ts';
import type { RankChoiceMessages } from '../rank-choice/rank-choice-messages.ts';
import type { SortableMessages } from '../sortable/sortable-messages.ts';
import type { TreeViewMessages } from '../tree-view/tree-view-messages.ts';

/** The texts that stand beside what says them, so that a page has those alone which it can show. */
export interface ComponentMessages {
  chart: ChartFrameMessages;
  combobox: ComboboxMessages;
  dataGrid: DataGridMessages;
  /** What is wrong with a field. */
  form: typeof formMessages;
  hierarchyChart: HierarchyChartMessages;
  imageField: ImageFieldMessages;
  radarChart: Omit<RadarChartMessages, keyof ChartFrameMessages>;
  rankChoice: RankChoiceMessages;
  sortable: SortableMessages;
  treeView: TreeViewMessages;
}

/** Texts of components, by the component's name; what is left out stays as it is. */
export type ReplacedMessages = {
  readonly [Name in keyof ComponentMessages]?: Partial<ComponentMessages[Name]>;
};
