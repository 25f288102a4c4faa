import type { components } from '@aferir/api-client';
import {
  type Adherence,
  adherenceOf,
  CYCLE_KIND_CODES,
  CYCLE_STATE_CODES,
  type ParticipationCounts,
  stateOfCycle,
} from '@aferir/domain';
import type { AudiencePerson } from '../../shared/audience/audience-person.ts';
import { toAudiencePerson } from '../../shared/audience/audience-serializer.ts';
import type { StoredCycle } from './cycle-store.ts';

type Wire = components['schemas'];

/** What is read of a cycle beside itself. */
export interface CycleParts {
  readonly named: readonly AudiencePerson[];
  readonly except: readonly AudiencePerson[];
  /** People whom it has still to be sent to. */
  readonly waiting: number;
  /** Requests that are still to be cancelled. */
  readonly cancelling: number;
  /** Finished requests whose results are held. */
  readonly held: number;
  /** People with a result that no mail tells them of. */
  readonly unmailed: number;
  /** Whether people are mailed when their result is out. */
  readonly mailsResults: boolean;
  /** Scores that stand calibrated. */
  readonly calibrated: number;
  /** Since when its totem is open; null where none is. */
  readonly totemSince: Date | null;
}

/** A cycle as the form takes one. */
export function toCycleContent(
  cycle: StoredCycle,
  { named, except, waiting, cancelling, totemSince, ...results }: CycleParts,
): Wire['CycleContent'] {
  const { audience } = cycle;
  return {
    idCiclo: cycle.id,
    nrVersao: cycle.version,
    idTipoCiclo: CYCLE_KIND_CODES[cycle.kind],
    nmCiclo: cycle.name,
    dsBoasVindas: cycle.welcome,
    dtAbertura: cycle.opensOn,
    dtPrazo: cycle.dueOn,
    lstDiasLembrete: [...cycle.reminderDays],
    flLembraGestores: cycle.remindsManagers,
    flRetemResultados: cycle.holdsResults,
    dtLiberacao: cycle.releasesOn,
    dtLiberados: cycle.releasedAt?.toISOString() ?? null,
    qtdRetidos: results.held,
    qtdProntosSemEmail: results.unmailed,
    flAvisaResultados: results.mailsResults,
    qtdNotasCalibradas: results.calibrated,
    flAvaliadoresAoRedor: cycle.asksAround,
    publico: {
      lstDepartamentos: [...audience.departmentIds],
      lstCargos: [...audience.positionIds],
      dtAdmitidosAntes: audience.hiredBefore,
      somenteEscolhidas: audience.onlyNamed,
      lstPessoas: [...audience.namedIds],
      lstExceto: [...audience.exceptIds],
    },
    idSituacaoCiclo: CYCLE_STATE_CODES[stateOfCycle(cycle)],
    dtInicio: cycle.startedAt?.toISOString() ?? null,
    dtEncerramento: cycle.closedAt?.toISOString() ?? null,
    qtdAguardandoEnvio: waiting,
    qtdAguardandoCancelamento: cancelling,
    dtTotem: totemSince?.toISOString() ?? null,
    pessoas: named.map(toAudiencePerson),
    excecoes: except.map(toAudiencePerson),
  };
}

/** A cycle of the list, with how its people stand. */
export function toCycleRow(cycle: StoredCycle, counts: ParticipationCounts): Wire['CycleRow'] {
  const { people, answered, percent } = adherenceOf(counts);
  return {
    idCiclo: cycle.id,
    nmCiclo: cycle.name,
    idTipoCiclo: CYCLE_KIND_CODES[cycle.kind],
    idSituacaoCiclo: CYCLE_STATE_CODES[stateOfCycle(cycle)],
    dtAbertura: cycle.opensOn,
    dtInicio: cycle.startedAt?.toISOString() ?? null,
    dtPrazo: cycle.dueOn,
    dtEncerramento: cycle.closedAt?.toISOString() ?? null,
    qtdPessoas: people,
    qtdResponderam: answered,
    percentualAdesao: percent,
  };
}

/** How far some people are. */
export function toCycleCounts({
  counts,
  people,
  answered,
  percent,
}: Adherence): Wire['CycleCounts'] {
  return {
    qtdPessoas: people,
    qtdResponderam: answered,
    percentualAdesao: percent,
    qtdSemEnvio: counts.unsent,
    qtdNaoAbriram: counts.sent,
    qtdAbriram: counts.opened,
    qtdRespondendo: counts.answering,
    qtdComGestores: counts.answered,
    qtdConcluidas: counts.done,
    qtdSairam: counts.gone,
  };
}
