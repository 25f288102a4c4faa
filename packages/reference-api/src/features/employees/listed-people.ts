import {
  ASSESSED_COUNT,
  type DiscStatus,
  NOT_ASSESSED_COUNT,
  OPEN_DISC_STATUSES,
  type Profile,
} from '@aferir/domain';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  type ListedPeople,
  type MatchingPeople,
  matchingPeople,
} from '../../platform/db/people-list.ts';
import { patternOf } from '../../platform/db/search-expression.ts';
import {
  isOfSomeTime,
  type ResultScope,
  resultScopeOf,
} from '../../shared/figures/result-scope.ts';
import type { LatestAssessments } from './latest-assessments.ts';

/** What narrows the list of people down, in the words of its call; what is left out, or 0, narrows nothing. */
export interface PeopleFilters {
  readonly filter?: string;
  readonly cdStatus?: DiscStatus | 0;
  readonly recorte?: keyof typeof GROUPS;
  readonly nmPerfil?: Profile | typeof ASSESSED_COUNT | typeof NOT_ASSESSED_COUNT;
  readonly idImportacao?: number;
  readonly idOrganogramaNo?: number;
  readonly idOrganogramaCargo?: number;
  readonly semGestor?: boolean;
  readonly somenteAtivos?: boolean;
  readonly somenteInativos?: boolean;
  readonly mesInicio?: string;
  readonly mesFim?: string;
  readonly idCiclo?: number;
}

/** The same as statements take it. */
export interface PeopleMatch extends ListedPeople {
  /** Only whoever has left. */
  onlyInactive?: boolean | undefined;
  /** Whom an import added; undefined for all. */
  importId?: number | undefined;
  /** Status of the latest request, one of these; null: nobody who has one. */
  statuses?: readonly DiscStatus[] | null | undefined;
  /** Primary profile of the latest result; null: nobody with a result. */
  profile?: Profile | null | undefined;
  /** Only whoever has a result, whatever it says. */
  assessed?: boolean | undefined;
  /** Looks at what is in it alone: who has no result of its time is left out, but where that is asked for. */
  scope?: ResultScope | undefined;
}

/** Groups of people by what is to be done about them. */
const GROUPS = {
  semResposta: { statuses: OPEN_DISC_STATUSES, onlyActive: true },
  aSolicitar: { statuses: null, profile: null, onlyActive: true },
} as const;

/** Reads what a call asks for. */
export function peopleMatchOf(companyId: number, asked: PeopleFilters): PeopleMatch {
  const { cdStatus, recorte, nmPerfil } = asked;
  return {
    companyId,
    statuses: cdStatus ? [cdStatus] : undefined,
    ...profileMatchOf(nmPerfil),
    scope: resultScopeOf(asked),
    importId: asked.idImportacao || undefined,
    departmentId: asked.idOrganogramaNo || undefined,
    positionId: asked.idOrganogramaCargo || undefined,
    pattern: patternOf(asked.filter),
    onlyActive: asked.somenteAtivos || asked.semGestor || false,
    onlyInactive: asked.somenteInativos ?? false,
    ...(recorte && GROUPS[recorte]),
    ...(recorte === 'semResposta' && cdStatus && { statuses: openOnes(cdStatus) }),
  };
}

function profileMatchOf(
  asked: PeopleFilters['nmPerfil'],
): Pick<PeopleMatch, 'profile' | 'assessed'> {
  if (asked === ASSESSED_COUNT) return { assessed: true };
  return { profile: asked === NOT_ASSESSED_COUNT ? null : asked };
}

/** The people whom the list shows. */
export function listedPeople(
  db: Db,
  match: PeopleMatch,
  assessments: Pick<LatestAssessments, 'statusOfPerson' | 'hasProfile'>,
): MatchingPeople {
  const { companyId, onlyInactive, importId, statuses } = match;
  const { profile, assessed, scope } = match;
  const status = assessments.statusOfPerson(db, companyId, scope);
  const isOfTime = scope !== undefined && isOfSomeTime(scope);
  return matchingPeople(db, match, ['position', 'department'])
    .$if(Boolean(onlyInactive), (all) => all.where('person.is_active', '=', false))
    .$if(importId !== undefined, (all) =>
      all.where('person.id', 'in', addedBy(db, companyId, importId ?? 0)),
    )
    .$if(statuses === null, (all) => all.where(status, 'is', null))
    .$if(Boolean(statuses), (all) => all.where(status, '=', anyOf(statuses ?? [])))
    .$if(Boolean(assessed) || profile !== undefined || isOfTime, (all) =>
      all.where(assessments.hasProfile(db, companyId, profile, scope)),
    );
}

/** The people whom the list shows when its call is asked for these. */
export function listedPeopleOf(
  db: Db,
  companyId: number,
  asked: PeopleFilters,
  assessments: Pick<LatestAssessments, 'statusOfPerson' | 'hasProfile'>,
): MatchingPeople {
  return listedPeople(db, peopleMatchOf(companyId, asked), assessments);
}

function openOnes(status: DiscStatus): readonly DiscStatus[] {
  return OPEN_DISC_STATUSES.filter((one) => one === status);
}

function addedBy(db: Db, companyId: number, importId: number) {
  return db
    .selectFrom('employee_import_row')
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .where('outcome', '=', 'created')
    .select('person_id')
    .$narrowType<{ person_id: number }>();
}
