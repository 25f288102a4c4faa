import { NOT_ASSESSED_COUNT, wholePercent } from '@aferir/domain';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { FiguresPart } from '../../../shared/figures/figures-part.ts';
import type { FiguresCycles } from '../dashboard-ports.ts';
import { findCycle, openFigures } from '../figures/open-figures.ts';
import { readCard } from '../figures/read-cards.ts';

/** Counts the active people of each profile, where they may be told of, and those who have none. */
export function listDiscProfileShares(
  parts: readonly FiguresPart[],
  cycles: FiguresCycles,
): Operation {
  return defineReading('listDiscProfileShares', async ({ query }, context) => {
    const figures = await openFigures(context, {}, await findCycle(cycles, context, query));
    const card = await readCard(parts, 'comportamental', figures);
    const isTold = card.perfis !== null && card.qtdAvaliados > 0;
    const profiles = isTold ? (card.perfis ?? []) : [];
    return {
      data: [
        ...profiles.map(({ nmPerfil, qtdPessoas, prcPerfil }) => ({
          nmPerfil,
          qtdResultados: qtdPessoas,
          prcPerfil,
        })),
        {
          nmPerfil: NOT_ASSESSED_COUNT,
          qtdResultados: card.qtdNaoAvaliados,
          prcPerfil: wholePercent(card.qtdNaoAvaliados, card.qtdAtivos),
        },
      ],
    };
  });
}
