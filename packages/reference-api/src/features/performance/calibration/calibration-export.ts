import type { components } from '@aferir/api-client';
import { SECTION } from '@aferir/domain';
import type { OperationInput } from '../../../operation/operation.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { InCompany } from '../../../platform/db/in-company.ts';
import { scoreCell } from '../../../shared/exports/cells.ts';
import {
  defineResultExport,
  type ListExport,
  type ListPart,
} from '../../../shared/exports/list-export.ts';
import { gridQueryOf } from '../operations/getCycleCalibration.ts';
import { type CalibrationPorts, findHolding } from './calibration-access.ts';
import { openGridRows } from './calibration-grid.ts';
import { toCalibrationPerson } from './calibration-serializer.ts';

type Wire = components['schemas'];

interface ScoreRow {
  readonly person: Wire['CalibrationPerson'];
  readonly score: Wire['CalibrationScore'];
  readonly competencyName: string;
}

/** The scores of a cycle as staff can take them away: a row for each competency of each person. */
export function calibrationExport(ports: CalibrationPorts): ListExport {
  const people = {
    id: 'getCycleCalibration',
    async handle({ query }, context) {
      const { rows, total, isOpen } = await openGridRows(ports, context, gridQueryOf(query));
      return {
        data: { rows: rows.map((row) => toCalibrationPerson(row, isOpen)), qtdRecords: total },
      };
    },
  } satisfies ListPart<'getCycleCalibration'>;
  const cycle = {
    title: 'Ciclo',
    nameOf: async ({ query }: OperationInput<'getCycleCalibration'>, context: InCompany) =>
      (await findHolding(ports, context, query.idCiclo)).name,
  };
  return defineResultExport(
    { list: 'calibracao', name: 'Calibração', section: SECTION.performance, subject: cycle },
    people,
    async (rows, _query, context) => scoresOf(rows, context),
    [
      ['Nome', ({ person }) => person.nmPessoa],
      ['Cargo', ({ person }) => person.nmCargo],
      ['Departamento', ({ person }) => person.nmDepartamento],
      ['Competência', ({ competencyName }) => competencyName],
      ['Média dos gestores', ({ score }) => scoreCell(score.mediaGestores)],
      ['Nota ajustada', ({ score }) => score.nrNota],
      ['Nota que vale', ({ score }) => score.nrNota ?? scoreCell(score.mediaGestores)],
    ],
  );
}

/** The scores of some people, one after another, each by what its competency is called. */
async function scoresOf(
  people: readonly Wire['CalibrationPerson'][],
  { db, company }: InCompany,
): Promise<ScoreRow[]> {
  const ids = people.flatMap(({ notas }) => notas.map(({ idCompetencia }) => idCompetencia));
  const named = await db
    .selectFrom('performance_competency')
    .where('company_id', '=', company.id)
    .where('id', '=', anyOf([...new Set(ids)]))
    .select(['id', 'name'])
    .execute();
  const nameOf = new Map(named.map(({ id, name }) => [id, name]));
  return people.flatMap((person) =>
    person.notas.map((score) => ({
      person,
      score,
      competencyName: nameOf.get(score.idCompetencia) ?? '',
    })),
  );
}
