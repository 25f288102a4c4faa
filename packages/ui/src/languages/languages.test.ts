import { expect, it } from 'vitest';
import { findHoles } from '../../../../scripts/lib/find-holes.ts';
import { chartFrameMessages } from '../chart-frame/chart-frame-messages.ts';
import { comboboxMessages } from '../combobox-field/combobox-messages.ts';
import { dataGridMessages } from '../data-grid/data-grid-messages.ts';
import { formMessages } from '../form-messages/index.ts';
import { hierarchyChartMessages } from '../hierarchy-chart/hierarchy-chart-messages.ts';
import { imageFieldMessages } from '../image-field/image-field-messages.ts';
import { radarChartMessages } from '../radar-chart/radar-chart-messages.ts';
import { rankChoiceMessages } from '../rank-choice/rank-choice-messages.ts';
import { sortableMessages } from '../sortable/sortable-messages.ts';
import { treeViewMessages } from '../tree-view/tree-view-messages.ts';
import { uiMessages } from '../ui-messages/index.ts';
import { loadUiMessages } from './load-ui-messages.ts';
import type { UiCatalogue } from './ui-catalogue.ts';

const portuguese: UiCatalogue = {
  ...uiMessages,
  chart: chartFrameMessages,
  combobox: comboboxMessages,
  dataGrid: dataGridMessages,
  form: formMessages,
  hierarchyChart: hierarchyChartMessages,
  imageField: imageFieldMessages,
  radarChart: radarChartMessages,
  rankChoice: rankChoiceMessages,
  sortable: sortableMessages,
  treeView: treeViewMessages,
};

/** What is no word, or the same word. */
const alike = {
  en: ['hierarchyChart.zoom', 'radarChart.noValue', 'sortable.over'],
  es: [
    ...['hierarchyChart.zoom', 'radarChart.noValue', 'sortable.over'],
    ...['cancel', 'confirm', 'optional', 'dateHint', 'mainShare', 'characterCount', 'mainMenu'],
    ...['chart.hideTable', 'combobox.create', 'dataGrid.nextPage', 'dataGrid.lastPage'],
    ...['dataGrid.openFilters', 'dataGrid.previousPage', 'dataGrid.goToPage'],
    ...['dataGrid.showMatches', 'dataGrid.sort', 'rankChoice.taken', 'treeView.expand'],
  ],
};

it.each(['en', 'es'] as const)('says everything in %s', async (language) => {
  const catalogue = await loadUiMessages(language);
  expect(catalogue.language).toBe(language);
  expect(findHoles(portuguese, catalogue, alike[language])).toEqual([]);
});
