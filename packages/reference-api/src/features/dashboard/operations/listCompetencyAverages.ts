import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { FiguresPart } from '../../../shared/figures/figures-part.ts';
import type { FiguresCycles } from '../dashboard-ports.ts';
import { findCycle, openFigures } from '../figures/open-figures.ts';
import { readCard } from '../figures/read-cards.ts';

/** Lists the mean scores of the competencies that may be told of. */
export function listCompetencyAverages(
  parts: readonly FiguresPart[],
  cycles: FiguresCycles,
): Operation {
  return defineReading('listCompetencyAverages', async ({ query }, context) => {
    const figures = await openFigures(context, {}, await findCycle(cycles, context, query));
    const card = await readCard(parts, 'competencias', figures);
    const rows = (card.rows ?? []).map((row) => ({
      idCompetencia: row.idCompetencia,
      mediaNotaFunc: row.mediaAuto,
      mediaNotaGestor: row.mediaGestor,
      percentualAlinhado: row.percentualAlinhado,
    }));
    return { data: { rows, qtdRecords: rows.length } };
  });
}
