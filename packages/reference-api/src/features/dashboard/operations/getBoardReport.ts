import { CYCLE_KIND_CODES } from '@aferir/domain';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { FiguresPart } from '../../../shared/figures/figures-part.ts';
import type { FiguresCycles } from '../dashboard-ports.ts';
import { findCycle, openFigures } from '../figures/open-figures.ts';
import {
  readBoardCards,
  readBoardCycles,
  readBoardDepartments,
} from '../figures/read-board-report.ts';
import { readFirstMonth } from '../figures/read-cards.ts';

/** Reads what a board is told of a selection, each figure as the dashboard tells it. */
export function getBoardReport(parts: readonly FiguresPart[], cycles: FiguresCycles): Operation {
  return defineReading('getBoardReport', async ({ query }, context) => {
    const figures = await openFigures(context, query, await findCycle(cycles, context, query));
    const kind = figures.cycle?.kind;
    const whole = await readBoardCards(parts, figures, kind);
    const departamentos = await readBoardDepartments(parts, context, query, figures, whole);
    const ciclos = await readBoardCycles(parts, cycles, context, query, kind);
    const filtros = {
      nmDepartamento: figures.departmentName,
      nmCargo: null,
      nmCiclo: figures.cycle?.name ?? null,
      idTipoCiclo: kind ? CYCLE_KIND_CODES[kind] : null,
      mesPrimeiro: await readFirstMonth(parts, context),
    };
    return { data: { filtros, ...whole, departamentos, ciclos } };
  });
}
