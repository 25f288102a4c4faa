import type { Schema } from '@aferir/api-client';
import {
  CYCLE_KIND_CODES,
  type CycleAudience,
  type CycleDraft,
  type CycleKind,
  canHoldResults,
  USUAL_REMINDER_DAYS,
} from '@aferir/domain';
import type { AudienceMember } from '../../../../shared/audience/audience.ts';
import type { NamedChoice } from '../../choices/choices-field.tsx';
import { kindOf } from '../../cycle-state.ts';
import { dayOf } from '../../day-of.ts';

/** Whom a cycle is for: all people of the company, those found by a rule, or those who are chosen. */
export type CycleReach = 'everybody' | 'some' | 'chosen';

/** A cycle while somebody writes it. */
export interface CycleEdit {
  readonly kind: CycleKind;
  readonly title: string;
  readonly welcome: string;
  /** It begins on a day, by itself. */
  readonly opensByItself: boolean;
  /** As it was typed; kept while it begins by hand. */
  readonly opensOn: string;
  /** As it was typed. */
  readonly dueOn: string;
  readonly reminderDays: readonly number[];
  readonly remindsManagers: boolean;
  /** Results wait for HR; kept while the kind is one that has none to hold. */
  readonly holdsResults: boolean;
  /** Whether peers and direct reports rate too; counts for a performance cycle alone. */
  readonly asksAround: boolean;
  readonly reach: CycleReach;
  readonly departments: readonly NamedChoice[];
  readonly positions: readonly NamedChoice[];
  /** As it was typed; '' is whenever. */
  readonly hiredBefore: string;
  /** Those who come beside those found by the rule. */
  readonly besides: readonly NamedChoice[];
  readonly exceptions: readonly NamedChoice[];
  /** Those who are all there are, by name. */
  readonly people: readonly AudienceMember[];
}

/** A cycle as it is written on; without one, a new one. */
export function toCycleEdit(cycle: Schema<'CycleContent'> | undefined): CycleEdit {
  const audience = cycle?.publico;
  const reach = cycle ? reachOf(cycle.publico) : 'everybody';
  const named = cycle?.pessoas ?? [];
  return {
    kind: cycle ? kindOf(cycle) : 'behavioral',
    title: cycle?.nmCiclo ?? '',
    welcome: cycle?.dsBoasVindas ?? '',
    opensByItself: Boolean(cycle?.dtAbertura),
    opensOn: cycle?.dtAbertura ?? '',
    dueOn: cycle?.dtPrazo ?? '',
    reminderDays: cycle?.lstDiasLembrete ?? USUAL_REMINDER_DAYS,
    remindsManagers: cycle?.flLembraGestores ?? false,
    holdsResults: cycle?.flRetemResultados ?? false,
    asksAround: cycle?.flAvaliadoresAoRedor ?? false,
    reach,
    departments: audience?.lstDepartamentos.map(withoutName) ?? [],
    positions: audience?.lstCargos.map(withoutName) ?? [],
    hiredBefore: audience?.dtAdmitidosAntes ?? '',
    besides: reach === 'chosen' ? [] : named.map(toChoice),
    exceptions: cycle?.excecoes.map(toChoice) ?? [],
    people: reach === 'chosen' ? named : [],
  };
}

/** A cycle as its rules look at it; a day that is none counts as not given. */
export function toCycleDraft(edit: CycleEdit): CycleDraft {
  return {
    name: edit.title,
    welcome: edit.welcome,
    opensOn: edit.opensByItself ? dayOf(edit.opensOn) : null,
    dueOn: dayOf(edit.dueOn),
    reminderDays: edit.reminderDays,
    audience: toAudience(edit),
  };
}

/** A cycle as it is sent. */
export function toCycleRequest(edit: CycleEdit): Schema<'CreateCycleRequest'> {
  const { name, welcome, opensOn, dueOn, reminderDays, audience } = toCycleDraft(edit);
  return {
    idTipoCiclo: CYCLE_KIND_CODES[edit.kind],
    nmCiclo: name.trim(),
    dsBoasVindas: welcome.trim(),
    dtAbertura: opensOn,
    dtPrazo: dueOn,
    lstDiasLembrete: [...reminderDays],
    flLembraGestores: edit.remindsManagers,
    flRetemResultados: edit.holdsResults && canHoldResults(edit.kind),
    flAvaliadoresAoRedor: edit.kind === 'performance' && edit.asksAround,
    publico: {
      lstDepartamentos: [...audience.departmentIds],
      lstCargos: [...audience.positionIds],
      dtAdmitidosAntes: audience.hiredBefore,
      somenteEscolhidas: audience.onlyNamed,
      lstPessoas: [...audience.namedIds],
      lstExceto: [...audience.exceptIds],
    },
  };
}

function toAudience(edit: CycleEdit): CycleAudience {
  const { reach } = edit;
  const isRule = reach === 'some';
  return {
    departmentIds: isRule ? idsOf(edit.departments) : [],
    positionIds: isRule ? idsOf(edit.positions) : [],
    hiredBefore: isRule ? dayOf(edit.hiredBefore) || null : null,
    onlyNamed: reach === 'chosen',
    namedIds:
      reach === 'chosen'
        ? edit.people.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa)
        : isRule
          ? idsOf(edit.besides)
          : [],
    exceptIds: reach === 'chosen' ? [] : idsOf(edit.exceptions),
  };
}

function reachOf(audience: Schema<'CycleAudience'>): CycleReach {
  if (audience.somenteEscolhidas) return 'chosen';
  const { lstDepartamentos, lstCargos, dtAdmitidosAntes } = audience;
  const isRule = lstDepartamentos.length > 0 || lstCargos.length > 0 || dtAdmitidosAntes !== null;
  return isRule ? 'some' : 'everybody';
}

const withoutName = (id: number): NamedChoice => ({ id, name: undefined });
const toChoice = ({ idOrganogramaPessoa, nmPessoa }: AudienceMember): NamedChoice => ({
  id: idOrganogramaPessoa,
  name: nmPessoa,
});
const idsOf = (choices: readonly NamedChoice[]) => choices.map(({ id }) => id);
