import type { components } from '@aferir/api-client';
import {
  type LatestPerformanceStatus,
  NO_ALIGNMENT,
  NO_ASSESSMENT_LABEL,
  PERFORMANCE_STATUS_LABELS,
} from '@aferir/domain';
import { toWireTime } from '../../../operation/wire-time.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { toResultRelease } from '../release/release-serializer.ts';
import type { ListedPersonRow } from './listed-people-read-model.ts';
import type { ManagedReport } from './manager-grid.ts';

type Wire = components['schemas'];

/** The name of a latest status; also of having none. */
export function latestStatusName(status: LatestPerformanceStatus): string {
  return status === 0 ? NO_ASSESSMENT_LABEL : PERFORMANCE_STATUS_LABELS[status];
}

/** What open responses wait for, by their ids. */
export type AwaitedAnswers = ReadonlyMap<number, Wire['AwaitedAnswer']>;

/** A person in the staff's list. */
export function toPerformanceEmployee(
  row: ListedPersonRow,
  awaited: AwaitedAnswers,
): Wire['PerformanceEmployee'] {
  const answered = answeredAt(row);
  return {
    ...toPerson(row),
    nmDepartamento: row.department_name,
    flAtivo: row.is_active,
    nmStatus: latestStatusName(row.latest?.status ?? 0),
    dtUltimaResposta: answered ? toWireTime(answered) : null,
    qtdAvaliacoes: row.request_count,
    espera: (row.latest && awaited.get(row.latest.id)) ?? null,
  };
}

/** A person in a manager's list. */
export function toManagerReport(report: ManagedReport): Wire['ManagerReport'] {
  const { person, statusLabel, hasRatedAll, mayRate, mayRead, owedCount, dueOn } = report;
  return {
    ...toPerson(person),
    nmStatus: statusLabel as Wire['ManagerReport']['nmStatus'],
    flAvaliouTodas: hasRatedAll,
    dtTermino: person.latest?.finished_at?.toISOString() ?? null,
    dtPrazo: dueOn,
    podeAvaliar: mayRate,
    precisaFeedback: owedCount > 0,
    competenciasPendentes: owedCount,
    podeVerRelatorio: mayRead,
  };
}

/** What stands beside a person's requests. */
export interface BesideRequests {
  readonly awaited: AwaitedAnswers;
  /** By their ids. */
  readonly cycles: ReadonlyMap<number | null, Wire['CycleOfRequest']>;
}

/** A request in a person's list. */
export function toPerformanceRequest(
  response: PerformanceResponseRow,
  person: { readonly name: string },
  { awaited, cycles }: BesideRequests,
): Wire['PerformanceRequest'] {
  const ciclo = cycles.get(response.cycle_id);
  return {
    idResposta: response.id,
    idOrganogramaPessoa: response.person_id,
    nmPessoa: person.name,
    cdStatus: response.status,
    nmStatus: PERFORMANCE_STATUS_LABELS[response.status] as Wire['PerformanceStatusName'],
    dtEnvio: response.sent_at.toISOString(),
    dtAutoavaliacao: response.self_finished_at?.toISOString() ?? null,
    dtTermino: response.finished_at?.toISOString() ?? null,
    percentualAlinhamento: response.alignment ?? NO_ALIGNMENT,
    flEncerrado: response.closed_at !== null,
    liberacao: toResultRelease(response),
    ...(ciclo && { ciclo }),
    espera: awaited.get(response.id) ?? null,
  };
}

function toPerson(row: ListedPersonRow) {
  return {
    idOrganogramaPessoa: row.id,
    nmPessoa: row.name,
    nmCargo: row.position_name,
    urlFoto: row.photo_url,
    dsEmail: row.email,
    idResposta: row.latest?.id ?? null,
    cdStatus: row.latest?.status ?? (0 as const),
    dtEnvio: row.latest ? toWireTime(row.latest.sent_at) : null,
    percentualAlinhamento: row.latest?.alignment ?? NO_ALIGNMENT,
  };
}

/** When the latest response was finished, or at least the person's own part of it. */
function answeredAt({ latest }: ListedPersonRow): Date | null {
  return latest?.finished_at ?? latest?.self_finished_at ?? null;
}
