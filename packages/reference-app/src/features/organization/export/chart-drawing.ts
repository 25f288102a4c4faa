import { createTextMeasure, type HierarchyExport, hierarchyColors } from '@aferir/ui';
import { type Department, describeDepartment } from '../department.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { readPhotos } from './read-photos.ts';
import { shownDepartments } from './shown-departments.ts';

/** What is handed over of a chart. */
export interface ChartContent {
  /** Stands in the name of the file and on its pages. */
  readonly company: string;
  readonly departments: readonly Department[];
  /** The departments that are open. */
  readonly expandedIds: ReadonlySet<string>;
}

/** The chart as it is drawn on paper: light, whatever the screen is, and with the photos in itself. */
export async function drawingOf({
  company,
  departments,
  expandedIds,
}: ChartContent): Promise<HierarchyExport<Department>> {
  const { colors, fontFamily } = lookOnPaper();
  return {
    title: texts.exportTitle(company),
    nodes: departments,
    expandedIds,
    describe: describeDepartment,
    colors,
    fontFamily,
    measureText: createTextMeasure(fontFamily),
    photos: await readPhotos(shownDepartments(departments, expandedIds)),
  };
}

function lookOnPaper() {
  const paper = document.createElement('div');
  paper.className = 'aferir-theme';
  paper.dataset.aferirTheme = 'light';
  document.body.append(paper);
  const { fontFamily } = getComputedStyle(paper);
  const colors = hierarchyColors(paper);
  paper.remove();
  return { colors, fontFamily };
}
