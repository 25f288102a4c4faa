import { countDepartments, normalizeSearchText } from '@aferir/domain';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { CardFigures, FiguresPart } from '../../../shared/figures/figures-part.ts';
import { openFigures } from '../figures/open-figures.ts';
import { readCard } from '../figures/read-cards.ts';

type Headcount = CardFigures<'departamentos'>['rows'][number];

/** Reads the department tree with headcounts, or what of it has a name. */
export function listDepartmentHeadcounts(parts: readonly FiguresPart[]): Operation {
  return defineReading('listDepartmentHeadcounts', async ({ query }, context) => {
    const { take = 30, index = 0, filter = '' } = query;
    const card = await readCard(parts, 'departamentos', await openFigures(context, {}));
    const words = normalizeSearchText(filter);
    const rows = words === '' ? card.rows : matching(card.rows, words);
    return {
      data: {
        rows: rows.slice(index * take, (index + 1) * take),
        qtdRecords: words === '' ? countDepartments(rows) : countMatches(rows, words),
        qtdFuncionariosTotal: card.qtdFuncionarios,
      },
    };
  });
}

/** Departments of that name, with those above them. */
function matching(rows: readonly Headcount[], words: string): Headcount[] {
  return rows.flatMap((row) => {
    const children = matching(row.children, words);
    return children.length > 0 || matches(row, words) ? [{ ...row, children }] : [];
  });
}

function countMatches(rows: readonly Headcount[], words: string): number {
  return rows.reduce(
    (sum, row) => sum + (matches(row, words) ? 1 : 0) + countMatches(row.children, words),
    0,
  );
}

function matches({ nmDepartamento }: Headcount, words: string): boolean {
  return normalizeSearchText(nmDepartamento).includes(words);
}
