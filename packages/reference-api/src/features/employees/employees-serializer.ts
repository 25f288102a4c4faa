import type { components } from '@aferir/api-client';
import { DISC_STATUS_LABELS } from '@aferir/domain';
import type { PersonOverview } from './employees-read-model.ts';
import type { LatestAssessments } from './latest-assessments.ts';

type Employee = components['schemas']['Employee'];

/** A person as the staff's lists show one. */
export function toEmployee(
  row: PersonOverview,
  { nameOutcome }: Pick<LatestAssessments, 'nameOutcome'>,
): Employee {
  return {
    idOrganogramaPessoa: row.id,
    nmPessoa: row.name,
    tpSexo: row.sex as Employee['tpSexo'],
    dsEmail: row.email,
    nrTelefone: row.phone,
    idOrganogramaCargo: row.position_id,
    nmCargo: row.position_name,
    idOrganogramaNo: row.department_id,
    nmDepartamento: row.department_name,
    flAtivo: row.is_active,
    urlFoto: row.photo_url,
    nmPerfil: row.outcome_id === null ? null : nameOutcome(row.outcome_id),
    nmStatus: row.request_status && DISC_STATUS_LABELS[row.request_status],
    cdStatus: row.request_status,
    dtEnvio: row.request_sent_at?.toISOString() ?? null,
    dtTermino: row.outcome_finished_at?.toISOString() ?? null,
    idResposta: row.request_id,
    qtdAvaliacoes: row.request_count ?? 0,
  };
}
