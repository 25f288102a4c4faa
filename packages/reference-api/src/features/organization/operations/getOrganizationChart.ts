import { defineReading } from '../../../operation/operation.ts';
import { WrittenData } from '../../../operation/written-data.ts';
import { readChart } from '../chart/chart-read-model.ts';
import { writeChart } from '../chart/write-chart.ts';

/** Reads the organization chart. */
export const getOrganizationChart = defineReading(
  'getOrganizationChart',
  async (_input, { db, company }) => ({
    data: new WrittenData(writeChart(await readChart(db, company.id))),
  }),
);
