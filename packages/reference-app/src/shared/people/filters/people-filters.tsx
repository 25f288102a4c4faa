import {
  ASSESSED_COUNT,
  type CycleKind,
  monthOf,
  NOT_ASSESSED_COUNT,
  PROFILES,
} from '@aferir/domain';
import { CheckboxField, SelectField } from '@aferir/ui';
import { MANAGER_PARAM, PROFILE_PARAM, STAGE_PARAM } from '../../address/param-names.ts';
import { useAddressParams } from '../../address/use-address-params.ts';
import { useParamChanges } from '../../address/use-param-changes.ts';
import { NO_MANAGER } from '../no-manager.ts';
import { peopleNarrowingMessages } from '../people-narrowing-messages.ts';
import { periodFiltersOf } from '../period-filters.ts';
import { placeFiltersOf } from '../place-filters.ts';
import { ANY_PROFILE, NO_PROFILE, profileFilterOf } from '../profile-filter.ts';
import { reviewStageOf } from '../review-stages.ts';
import { nameOf, usePlaceNames } from '../use-place-narrowing.ts';
import { CycleListField } from './cycle-list-field.tsx';
import { ManagerFilterField } from './manager-filter-field.tsx';
import { MonthFilterFields } from './month-filter-fields.tsx';
import { peopleFilterMessages as texts } from './people-filter-messages.ts';
import { PlaceFilterFields } from './place-filter-fields.tsx';

/** Props of {@link PeopleFilters}. */
export interface PeopleFiltersProps {
  /** Whether the list knows profiles, or stages of reviews. */
  by?: 'perfil' | 'etapa';
  /** Whether the list knows who has no manager. */
  knowsUnmanaged?: boolean;
  /** Of which kind the cycles are that the list knows; without it there are none. */
  cycles?: CycleKind;
  /** What of the people is of the months that the list knows; without it there are none. */
  months?: 'resultado' | 'envio';
}

const ANY = 'todos';
/** As far back as months are offered. */
const YEARS = 3;
const PROFILE_OPTIONS = [
  { value: ANY, label: texts.anyProfile },
  ...PROFILES.map((profile) => ({ value: profile, label: profile })),
  { value: ANY_PROFILE, label: ASSESSED_COUNT },
  { value: NO_PROFILE, label: NOT_ASSESSED_COUNT },
];
const STAGE_OPTIONS = [
  { value: ANY, label: texts.anyStage },
  ...Object.entries(peopleNarrowingMessages.stages).map(([value, label]) => ({ value, label })),
];

/** The fields that narrow a list of people down, each kept in the address. */
export function PeopleFilters({ by, knowsUnmanaged, cycles, months }: PeopleFiltersProps) {
  const [params] = useAddressParams();
  const change = useParamChanges();
  const place = placeFiltersOf(params);
  const { department, position } = usePlaceNames(place);
  const profile = params.get(PROFILE_PARAM);
  const stage = params.get(STAGE_PARAM);
  const take = (param: string) => (value: string) =>
    change({ [param]: value === ANY ? null : value });
  return (
    <>
      <PlaceFilterFields
        place={place}
        names={{
          department: department.isPending ? null : nameOf(department),
          position: position.isPending ? null : nameOf(position),
        }}
        onChange={change}
        departmentHint={texts.withThoseBelow}
      />
      <ManagerFilterField />
      {knowsUnmanaged ? (
        <CheckboxField
          label={texts.withoutManager}
          checked={params.get(MANAGER_PARAM) === NO_MANAGER}
          onChange={({ target }) => change({ [MANAGER_PARAM]: target.checked ? NO_MANAGER : null })}
        />
      ) : null}
      {by === 'perfil' ? (
        <SelectField
          label={texts.profile}
          value={profile && profileFilterOf(profile) ? profile : ANY}
          onValueChange={take(PROFILE_PARAM)}
          options={PROFILE_OPTIONS}
        />
      ) : null}
      {by === 'etapa' ? (
        <SelectField
          label={texts.stage}
          value={stage && reviewStageOf(stage) ? stage : ANY}
          onValueChange={take(STAGE_PARAM)}
          options={STAGE_OPTIONS}
        />
      ) : null}
      {cycles ? <CycleListField kind={cycles} /> : null}
      {months ? (
        <MonthFilterFields
          period={periodFiltersOf(params)}
          first={firstMonth()}
          onChange={change}
          labels={texts.months[months]}
        />
      ) : null}
    </>
  );
}

function firstMonth(): string {
  const now = monthOf(new Date());
  return `${Number(now.slice(0, 4)) - YEARS}${now.slice(4)}`;
}
