import {
  CYCLE_KIND_CODES,
  CYCLE_KIND_NAMES,
  CYCLE_PARTICIPATION_CODES,
  CYCLE_PARTICIPATION_NAMES,
  CYCLE_STATE_CODES,
  CYCLE_STATE_NAMES,
  nameOfCode,
} from '@aferir/domain';
import type { ListOperation } from '../../operation/operation.ts';
import { activityCell, dateCell, dayCell, yesOrNo } from '../../shared/exports/cells.ts';
import {
  defineListExport,
  type ExportSubject,
  type ListExport,
} from '../../shared/exports/list-export.ts';
import { findBegun } from './cycle-service.ts';

/** The cycles and the people of each as staff can take them away. */
export function cycleExports(
  cycles: ListOperation<'listCycles'>,
  people: ListOperation<'listCyclePeople'>,
): readonly ListExport[] {
  return [
    defineListExport({ list: 'ciclos', name: 'Ciclos' }, cycles, [
      ['Ciclo', (row) => row.nmCiclo],
      ['Tipo', (row) => nameOfCode(CYCLE_KIND_CODES, CYCLE_KIND_NAMES, row.idTipoCiclo)],
      ['Situação', (row) => nameOfCode(CYCLE_STATE_CODES, CYCLE_STATE_NAMES, row.idSituacaoCiclo)],
      ['Início', (row) => (row.dtInicio ? dayCell(row.dtInicio) : dateCell(row.dtAbertura))],
      ['Prazo', (row) => dateCell(row.dtPrazo)],
      ['Encerrado em', (row) => dayCell(row.dtEncerramento)],
      ['Pessoas', (row) => row.qtdPessoas],
      ['Responderam', (row) => row.qtdResponderam],
      ['Adesão (%)', (row) => row.percentualAdesao],
    ]),
    defineListExport({ list: 'pessoas-ciclo', name: 'Pessoas do ciclo', subject: cycle }, people, [
      ['Nome', (row) => row.nmPessoa],
      ['Cargo', (row) => row.nmCargo],
      ['Departamento', (row) => row.nmDepartamento],
      [
        'Situação',
        (row) => nameOfCode(CYCLE_PARTICIPATION_CODES, CYCLE_PARTICIPATION_NAMES, row.idPosicao),
      ],
      ['Enviada em', (row) => dayCell(row.dtEnvio)],
      ['Atrasada', (row) => yesOrNo(row.flAtrasada)],
      ['Sem e-mail', (row) => yesOrNo(row.flSemEmail)],
      ['Situação da pessoa', (row) => activityCell(row.flAtivo)],
    ]),
  ];
}

const cycle: ExportSubject<'listCyclePeople'> = {
  title: 'Ciclo',
  nameOf: async ({ query }, { db, company }) =>
    (await findBegun(db, company.id, query.idCiclo)).name,
};
