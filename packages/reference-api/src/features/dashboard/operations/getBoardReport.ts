import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { DashboardPorts } from '../dashboard-ports.ts';
import { readBoardReport } from '../figures/read-board-report.ts';
import { readFirstMonth } from '../figures/read-cards.ts';

/** Reads what a board is told of a selection, each figure as the dashboard tells it. */
export function getBoardReport(ports: Pick<DashboardPorts, 'figures' | 'cycles'>): Operation {
  return defineReading('getBoardReport', async ({ query }, context) => {
    const report = await readBoardReport(ports, context, query);
    const mesPrimeiro = await readFirstMonth(ports.figures, context);
    return { data: { ...report, filtros: { ...report.filtros, mesPrimeiro } } };
  });
}
