import { CYCLE_KIND_CODES } from '@aferir/domain';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { FiguresPart } from '../../../shared/figures/figures-part.ts';
import type { FiguresCycles } from '../dashboard-ports.ts';
import { findCycle, openFigures } from '../figures/open-figures.ts';
import { readCards, readFirstMonth } from '../figures/read-cards.ts';

/** Reads the cards of the dashboard that are asked for. */
export function getDashboard(parts: readonly FiguresPart[], cycles: FiguresCycles): Operation {
  return defineReading('getDashboard', async ({ query }, context) => {
    const figures = await openFigures(context, query, await findCycle(cycles, context, query));
    const { cartoes } = query;
    const asked = parts.filter(({ card }) => cartoes === undefined || cartoes.includes(card));
    const [cards, mesPrimeiro] = await Promise.all([
      readCards(asked, figures),
      readFirstMonth(parts, context),
    ]);
    const filtros = {
      nmDepartamento: figures.departmentName,
      nmCargo: figures.positionName,
      nmCiclo: figures.cycle?.name ?? null,
      idTipoCiclo: figures.cycle ? CYCLE_KIND_CODES[figures.cycle.kind] : null,
      mesPrimeiro,
    };
    return { data: { filtros, ...cards } };
  });
}
