import { formatPhone } from '@aferir/domain';
import type { ListOperation } from '../../operation/operation.ts';
import { activityCell, dayCell } from '../../shared/exports/cells.ts';
import { defineListExport, type ListExport } from '../../shared/exports/list-export.ts';

const GENDERS = { M: 'Masculino', F: 'Feminino' } as const;

/** The lists of people that staff can take away: the register, and who was asked for a behavioral assessment. */
export function employeeExports(list: ListOperation<'listEmployees'>): readonly ListExport[] {
  return [
    defineListExport({ list: 'funcionarios', name: 'Funcionários' }, list, [
      ['Nome', (row) => row.nmPessoa],
      ['Matrícula', (row) => row.cdPessoaCliente],
      ['E-mail', (row) => row.dsEmail],
      ['Telefone', (row) => row.nrTelefone && formatPhone(row.nrTelefone)],
      ['Gênero', (row) => row.tpSexo && GENDERS[row.tpSexo]],
      ['Cargo', (row) => row.nmCargo],
      ['Departamento', (row) => row.nmDepartamento],
      ['Situação', (row) => activityCell(row.flAtivo)],
    ]),
    defineListExport({ list: 'comportamental', name: 'Comportamental' }, list, [
      ['Nome', (row) => row.nmPessoa],
      ['E-mail', (row) => row.dsEmail],
      ['Cargo', (row) => row.nmCargo],
      ['Departamento', (row) => row.nmDepartamento],
      ['Situação da avaliação', (row) => row.nmStatus],
      ['Enviada em', (row) => dayCell(row.dtEnvio)],
      ['Respondida em', (row) => dayCell(row.dtTermino)],
      ['Perfil', (row) => row.nmPerfil],
      ['Avaliações', (row) => row.qtdAvaliacoes],
      ['Situação da pessoa', (row) => activityCell(row.flAtivo)],
    ]),
  ];
}
