import type { components } from '@aferir/api-client';
import {
  formatCpf,
  formatDateTime,
  formatPhone,
  IMPORT_STATE_NAMES,
  MAIL_FAILURE_NAMES,
  MAIL_SITUATION_NAMES,
  PROFILES,
  SECTION,
  toldImportState,
} from '@aferir/domain';
import { found } from '../../operation/find-for-change.ts';
import type { ListOperation } from '../../operation/operation.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { activityCell, dateCell, dayCell } from '../../shared/exports/cells.ts';
import {
  defineListExport,
  defineResultExport,
  defineWiderExport,
  type ExportColumn,
  type ExportSubject,
  type ListExport,
} from '../../shared/exports/list-export.ts';
import { resultScopeOf } from '../../shared/figures/result-scope.ts';
import { createEmployeeStore } from './employee-store.ts';
import type { AssessmentResult, LatestAssessments } from './latest-assessments.ts';
import { listEmployeeImports } from './operations/listEmployeeImports.ts';
import { listEmployeeMails } from './operations/listEmployeeMails.ts';

type Wire = components['schemas'];

const GENDERS = { M: 'Masculino', F: 'Feminino' } as const;

interface ResultRow {
  readonly person: Wire['Employee'];
  readonly result: AssessmentResult;
}

/** In the order of the instrument: a result is told within the person, never by the highest first. */
const shareColumns = PROFILES.map(
  (profile): ExportColumn<ResultRow> => [
    `${profile} (%)`,
    ({ result }) => result.shares.get(profile) ?? null,
  ],
);

/** The CPFs of those whom nothing else names apart: without it they would come in again as somebody else. */
async function readOnlyCpfs(
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('person')
    .select(['id', 'cpf'])
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .where('email', 'is', null)
    .where('registration_number', 'is', null)
    .where('cpf', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, cpf }) => [id, cpf ?? '']));
}

const mailedPerson: ExportSubject<'listEmployeeMails'> = {
  title: 'Pessoa',
  nameOf: async ({ params }, { db, company }) =>
    found(await createEmployeeStore(db, company.id).find(params.idOrganogramaPessoa)).name,
};

/**
 * The lists of people that staff can take away: the register, who was asked for a behavioral assessment, its results, the imports, and
 * the mails to a person.
 */
export function employeeExports(
  list: ListOperation<'listEmployees'>,
  { resultsOfPeople }: Pick<LatestAssessments, 'resultsOfPeople'>,
): readonly ListExport[] {
  return [
    defineWiderExport(
      { list: 'funcionarios', name: 'Funcionários' },
      list,
      async (people, _query, { db, company }) => {
        const ids = people.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa);
        const cpfs = await readOnlyCpfs(db, company.id, ids);
        return people.map((person) => ({ ...person, cpf: cpfs.get(person.idOrganogramaPessoa) }));
      },
      [
        ['Nome', (row) => row.nmPessoa],
        ['Matrícula', (row) => row.cdPessoaCliente],
        ['E-mail', (row) => row.dsEmail],
        ['CPF', (row) => (row.cpf === undefined ? null : formatCpf(row.cpf))],
        ['Telefone', (row) => row.nrTelefone && formatPhone(row.nrTelefone)],
        ['Gênero', (row) => row.tpSexo && GENDERS[row.tpSexo]],
        ['Cargo', (row) => row.nmCargo],
        ['Departamento', (row) => row.nmDepartamento],
        ['Data de admissão', (row) => dateCell(row.dtAdmissao)],
        ['Situação', (row) => activityCell(row.flAtivo)],
      ],
    ),
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
    defineResultExport(
      {
        list: 'resultados-comportamentais',
        name: 'Resultados comportamentais',
        section: SECTION.behavioral,
      },
      list,
      async (people, query, { db, company }) => {
        const results = await resultsOfPeople(
          db,
          company.id,
          people.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa),
          resultScopeOf(query),
        );
        return people.flatMap((person) => {
          const result = results.get(person.idOrganogramaPessoa);
          return result ? [{ person, result }] : [];
        });
      },
      [
        ['Nome', ({ person }) => person.nmPessoa],
        ['Departamento', ({ person }) => person.nmDepartamento],
        ['Cargo', ({ person }) => person.nmCargo],
        ['Respondida em', ({ person }) => dayCell(person.dtTermino)],
        ...shareColumns,
        ['Perfil', ({ person }) => person.nmPerfil],
        ['Perfil principal', ({ result }) => result.primary],
        ['Ressalva', ({ result }) => result.doubts.join('; ') || null],
        ['Situação da pessoa', ({ person }) => activityCell(person.flAtivo)],
      ],
    ),
    defineListExport({ list: 'importacoes', name: 'Importações' }, listEmployeeImports, [
      ['Arquivo', (row) => row.nmArquivo],
      ['Situação', (row) => IMPORT_STATE_NAMES[toldImportState(row.tpSituacao, row.mantidos)]],
      ['Iniciada por', (row) => row.nmUsuario],
      ['Iniciada em', (row) => formatDateTime(row.dtInicio)],
      ['Terminada em', (row) => row.dtFim && formatDateTime(row.dtFim)],
      ['Linhas', (row) => row.qtdLinhas],
      ['Novas', (row) => row.qtdNovos],
      ['Alteradas', (row) => row.qtdAlterados],
      ['Sem mudança', (row) => row.qtdSemMudanca],
      ['Com erro', (row) => row.qtdComErro],
      ['Motivo', (row) => row.dsMotivo],
    ]),
    defineListExport(
      { list: 'emails-pessoa', name: 'E-mails enviados', subject: mailedPerson },
      listEmployeeMails,
      [
        ['Assunto', (row) => row.dsAssunto],
        ['Endereço', (row) => row.dsEmail],
        ['Enviado em', (row) => formatDateTime(row.dtEnvio)],
        ['Entregue em', (row) => row.dtEntrega && formatDateTime(row.dtEntrega)],
        ['Situação', (row) => MAIL_SITUATION_NAMES[row.tpSituacao]],
        ['Motivo', (row) => row.tpFalha && MAIL_FAILURE_NAMES[row.tpFalha]],
      ],
    ),
  ];
}
