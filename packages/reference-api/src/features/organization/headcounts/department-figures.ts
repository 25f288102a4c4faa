import {
  countDepartments,
  countTree,
  type DepartmentHeadcount,
  meanHeadcount,
} from '@aferir/domain';
import type {
  CardFigures,
  FiguresContext,
  FiguresPart,
} from '../../../shared/figures/figures-part.ts';
import { activePeople } from '../../../shared/figures/selection.ts';

/** The departments of a selection with their active people. */
export const departmentFigures: FiguresPart<'departamentos'> = {
  card: 'departamentos',
  read: readDepartmentFigures,
};

async function readDepartmentFigures({
  db,
  company,
  selection,
  departments,
}: FiguresContext): Promise<CardFigures<'departamentos'>> {
  const rows = await activePeople(db, company.id, selection)
    .groupBy('department_id')
    .select(({ fn }) => ['department_id as id', fn.countAll<number>().as('people')])
    .execute();
  const chosen = selection.departmentId ? departments.find(selection.departmentId) : undefined;
  const own = new Map(rows.flatMap(({ id, people }) => (id === null ? [] : [[id, people]])));
  const tree = countTree(chosen ? [chosen] : departments.tree, own);
  const placed = tree.reduce((sum, { people }) => sum + people, 0);
  const without = rows.find(({ id }) => id === null)?.people ?? 0;
  const count = countDepartments(tree);
  return {
    rows: tree.map(toHeadcount),
    qtdDepartamentos: count,
    qtdFuncionarios: placed + without,
    mediaPorDepartamento: meanHeadcount(placed, count),
    qtdSemDepartamento: without,
  };
}

type WireHeadcount = CardFigures<'departamentos'>['rows'][number];

function toHeadcount({ id, name, people, children }: DepartmentHeadcount): WireHeadcount {
  return {
    idOrganogramaNo: id,
    nmDepartamento: name,
    qtdFuncionarios: people,
    children: children.map(toHeadcount),
  };
}
