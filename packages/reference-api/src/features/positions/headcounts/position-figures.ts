import type { components } from '@aferir/api-client';
import { TOP_POSITIONS } from '@aferir/domain';
import type { ReadingContext } from '../../../operation/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type {
  CardFigures,
  FiguresContext,
  FiguresPart,
} from '../../../shared/figures/figures-part.ts';
import { activePeople, type Selection } from '../../../shared/figures/selection.ts';

/** The positions that the active people of a selection have. */
export const positionFigures: FiguresPart<'cargos'> = {
  card: 'cargos',
  read: readPositionFigures,
};

/** Reads all positions with their active people, the largest first. */
export async function listPositionHeadcounts({
  db,
  company,
}: ReadingContext): Promise<components['schemas']['PositionHeadcount'][]> {
  return await db
    .selectFrom('position')
    .leftJoin(headcounts(db, company.id, {}), 'headcount.position_id', 'position.id')
    .where('position.company_id', '=', company.id)
    .select(({ fn, lit }) => [
      'position.id as idOrganogramaCargo',
      'position.name as nmCargo',
      fn.coalesce('headcount.people', lit(0)).as('qtdPessoas'),
    ])
    .orderBy('qtdPessoas', 'desc')
    .orderBy('position.search_name')
    .orderBy('position.id')
    .execute();
}

/** How many active people have each position, and how many none. */
function headcounts(db: Db, companyId: number, selection: Selection) {
  return activePeople(db, companyId, selection)
    .groupBy(['person.company_id', 'person.position_id'])
    .select(({ fn }) => [
      'person.company_id',
      'person.position_id',
      fn.countAll<number>().as('people'),
    ])
    .as('headcount');
}

async function readPositionFigures({
  db,
  company,
  selection,
}: FiguresContext): Promise<CardFigures<'cargos'>> {
  const rows = await db
    .selectFrom(headcounts(db, company.id, selection))
    .leftJoin('position', (join) => onReference(join, 'position', 'headcount.position_id'))
    .select(['position.id', 'position.name', 'headcount.people'])
    .orderBy('headcount.people', 'desc')
    .orderBy('position.search_name')
    .orderBy('position.id')
    .execute();
  const held = rows.flatMap(({ id, name, people }) =>
    id === null || name === null
      ? []
      : [{ idOrganogramaCargo: id, nmCargo: name, qtdPessoas: people }],
  );
  return {
    rows: held.slice(0, TOP_POSITIONS),
    qtdCargos: held.length,
    qtdFuncionarios: rows.reduce((sum, { people }) => sum + people, 0),
    qtdSemCargo: rows.find(({ id }) => id === null)?.people ?? 0,
    maiorCargo: held[0] ?? null,
  };
}
