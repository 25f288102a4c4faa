import type { components } from '@aferir/api-client';
import { DISC_STATUS_LABELS } from '@aferir/domain';
import type { EmployeeRecord } from './employee-store.ts';
import type { PersonOverview } from './employees-read-model.ts';
import type { LatestAssessments } from './latest-assessments.ts';
import type { PersonDetails } from './person-details.ts';

type Employee = components['schemas']['Employee'];

/** A person as the staff's lists show one. */
export function toEmployee(
  row: PersonOverview,
  { nameOutcome }: Pick<LatestAssessments, 'nameOutcome'>,
  awaited: ReadonlyMap<number, components['schemas']['AwaitedAnswer']>,
): Employee {
  return {
    ...toDetails(row),
    nmPerfil: row.outcome_id === null ? null : nameOutcome(row.outcome_id),
    nmStatus: row.request_status && DISC_STATUS_LABELS[row.request_status],
    cdStatus: row.request_status,
    dtEnvio: row.request_sent_at?.toISOString() ?? null,
    dtTermino: row.outcome_finished_at?.toISOString() ?? null,
    idResposta: row.request_id,
    qtdAvaliacoes: row.request_count ?? 0,
    espera: (row.request_id && awaited.get(row.request_id)) || null,
  };
}

/** A person as the form of an employee takes one. */
export function toEmployeeRecord(person: EmployeeRecord): components['schemas']['EmployeeRecord'] {
  return {
    ...toDetails(person),
    nrCpf: person.cpf,
    dtNascimento: person.birth_date,
    cdIdioma: person.language,
    gestores: person.managers.map((manager) => ({
      idOrganogramaPessoa: manager.id,
      nmPessoa: manager.name,
      nmCargo: manager.position_name,
      flAtivo: manager.is_active,
    })),
    nrVersao: person.version,
  };
}

function toDetails(person: PersonDetails) {
  return {
    idOrganogramaPessoa: person.id,
    nmPessoa: person.name,
    cdPessoaCliente: person.registration_number,
    tpSexo: person.sex,
    dsEmail: person.email,
    nrTelefone: person.phone,
    dtAdmissao: person.hired_on,
    idOrganogramaCargo: person.position_id,
    nmCargo: person.position_name,
    idOrganogramaNo: person.department_id,
    nmDepartamento: person.department_name,
    flAtivo: person.is_active,
    urlFoto: person.photo_url,
    flTemVinculos: person.has_ties,
    ...(person.anonymized_at && { flAnonimizado: true }),
  };
}
