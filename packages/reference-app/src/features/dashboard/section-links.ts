import type { Profile } from '@aferir/domain';
import { PERFORMANCE_STATUS } from '@aferir/domain';
import { linkTo, type Page, paths } from '../../paths.ts';
import {
  CYCLE_PARAM,
  GRID_PARAMS,
  PROFILE_PARAM,
  STAGE_PARAM,
} from '../../shared/address/param-names.ts';
import { ACTIVE_PEOPLE } from '../../shared/people/active-people.ts';
import { periodParamsOf } from '../../shared/people/period-filters.ts';
import { type PlaceFilters, placeParamsOf } from '../../shared/people/place-filters.ts';
import { NO_PROFILE } from '../../shared/people/profile-filter.ts';
import type { ReviewStageParam } from '../../shared/people/review-stages.ts';
import type { PeopleGroup } from '../../shared/requests/people-groups.ts';
import { boardQueryOf, type DashboardFilters } from './use-dashboard-filters.ts';

/** A section with its grid narrowed down to a group of people. */
export function inGrid(section: Page, group: PeopleGroup): string {
  return linkTo(section, { search: { [GRID_PARAMS.filter]: group } });
}

/** The people of a selection whose primary profile is this one. */
export function peopleWithProfile(profile: Profile, selection: DashboardFilters): string {
  return behavioral(profile, selection);
}

/** The people of a selection who have no profile yet. */
export function peopleNotAssessed(selection: DashboardFilters): string {
  return behavioral(NO_PROFILE, selection);
}

/** The active people of a department and those below it, in the position that is looked at. */
export function peopleInDepartment(id: number, { idOrganogramaCargo }: PlaceFilters): string {
  return employees({ idOrganogramaNo: id, ...(idOrganogramaCargo && { idOrganogramaCargo }) });
}

/** The active people in a position, in the department that is looked at. */
export function peopleInPosition(id: number, { idOrganogramaNo }: PlaceFilters): string {
  return employees({ idOrganogramaCargo: id, ...(idOrganogramaNo && { idOrganogramaNo }) });
}

/** The report for the board of a selection; it knows no positions. */
export function boardReportOf(selection: DashboardFilters): string {
  return linkTo(paths.staffBoardReport, { search: paramsOf(boardQueryOf(selection)) });
}

/** The home with a selection. */
export function homeOf(selection: DashboardFilters): string {
  return linkTo(paths.staffHome, { search: paramsOf(selection) });
}

/** How far reviews are: what is waited for, or done. */
export type ReviewGroup = ReviewStageParam | 'gestor-pendente' | 'feedback-pendente';

const STATUS_OF_GROUP: Readonly<Partial<Record<ReviewGroup, number>>> = {
  'gestor-pendente': PERFORMANCE_STATUS.awaitingManagers,
  'feedback-pendente': PERFORMANCE_STATUS.awaitingFeedback,
};

/** The people of a selection whose latest review is that far. */
export function peopleAtStage(group: ReviewGroup, selection: DashboardFilters): string {
  const status = STATUS_OF_GROUP[group];
  const stage = status ? { [GRID_PARAMS.filter]: status } : { [STAGE_PARAM]: group };
  return linkTo(paths.staffPerformance, { search: { ...stage, ...paramsOf(selection) } });
}

function behavioral(profile: string, selection: DashboardFilters): string {
  return linkTo(paths.staffBehavioral, {
    search: { [PROFILE_PARAM]: profile, ...paramsOf(selection) },
  });
}

function paramsOf(selection: DashboardFilters) {
  return {
    ...placeParamsOf(selection),
    ...periodParamsOf(selection),
    [CYCLE_PARAM]: selection.idCiclo,
  };
}

function employees(place: PlaceFilters): string {
  return linkTo(paths.staffEmployees, {
    search: { ...placeParamsOf(place), [GRID_PARAMS.filter]: ACTIVE_PEOPLE },
  });
}
