/** Whom a cycle is for, as a rule that is read when it begins. */
export interface CycleAudience {
  /** The departments with all below them; none: whatever department. */
  readonly departmentIds: readonly number[];
  /** None: whatever position. */
  readonly positionIds: readonly number[];
  /** Only who was hired before this day, YYYY-MM-DD; who has no day of hiring is not among them. Null: whenever. */
  readonly hiredBefore: string | null;
  /** Whether those named are all there are, or come beside those found by the rest. */
  readonly onlyNamed: boolean;
  readonly namedIds: readonly number[];
  /** Who is left out, whatever else holds. */
  readonly exceptIds: readonly number[];
}

/** Everybody of a company. */
export const EVERYBODY: CycleAudience = {
  departmentIds: [],
  positionIds: [],
  hiredBefore: null,
  onlyNamed: false,
  namedIds: [],
  exceptIds: [],
};

/** What decides whether somebody is of an audience. */
export interface AudienceFacts {
  readonly id: number;
  /** The department and all above it. */
  readonly departmentPath: readonly number[];
  readonly positionId: number | null;
  readonly hiredOn: string | null;
}

/** Whether somebody is of an audience. */
export function isInAudience(audience: CycleAudience, person: AudienceFacts): boolean {
  if (audience.exceptIds.includes(person.id)) return false;
  if (audience.namedIds.includes(person.id)) return true;
  return !audience.onlyNamed && matchesRule(audience, person);
}

function matchesRule(
  { departmentIds, positionIds, hiredBefore }: CycleAudience,
  { departmentPath, positionId, hiredOn }: AudienceFacts,
): boolean {
  const isInDepartment =
    departmentIds.length === 0 || departmentPath.some((id) => departmentIds.includes(id));
  const isInPosition =
    positionIds.length === 0 || (positionId !== null && positionIds.includes(positionId));
  const isLongEnough = hiredBefore === null || (hiredOn !== null && hiredOn < hiredBefore);
  return isInDepartment && isInPosition && isLongEnough;
}
