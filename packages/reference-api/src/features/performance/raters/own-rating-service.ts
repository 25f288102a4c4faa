import { RATER_LIMITS } from '@aferir/domain';
import type { OperationContext, ReadingContext } from '../../../operation/context.ts';
import { asEmployee } from '../../../operation/context.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { Page, PageQuery } from '../../../platform/db/people-list.ts';
import { conflict, invalidField, notFound } from '../../../platform/errors/failures.ts';
import { createEvaluationStore } from '../evaluation/evaluation-store.ts';
import { performanceMessages } from '../performance-messages.ts';
import type { PerformanceResponseRow, ResponseCompetencyRow } from '../performance-tables.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { type PersonCard, readPersonCard } from '../review/person-read-model.ts';
import { phaseOf, type RaterPorts, readAround, requireOpen } from './rater-access.ts';
import { createRaterStore, type GivenScore, type StoredRater } from './rater-store.ts';
import { ratersMessages as texts } from './raters-messages.ts';

type Courses = Pick<RaterPorts, 'readCycleCourses'>;

/** Somebody whom the caller rates, and how far that is. */
export interface OwnRating {
  readonly rater: StoredRater;
  readonly person: Pick<PersonCard, 'name' | 'photo_url' | 'position_name'>;
  readonly dueOn: string;
  readonly rated: number;
  readonly total: number;
}

/** The same with what they are rated by. */
export interface OwnRatingContent extends OwnRating {
  readonly competencies: readonly ResponseCompetencyRow[];
  readonly scores: readonly GivenScore[];
}

/** Lists whom the caller is asked to rate: what is missing first, then by the deadlines of the cycles. */
export async function listOwnRatingsOf(
  { readCycleCourses }: Courses,
  context: ReadingContext,
  { take, page }: PageQuery,
): Promise<Page<OwnRating>> {
  const { db, company, actor } = context;
  const { personId } = asEmployee(actor);
  const asked = await createRaterStore(db, company.id).listAsked(personId);
  const reviews = await readRatedReviews(db, company.id, asked);
  const rows = asked.flatMap((rater) => {
    const review = reviews.get(rater.responseId);
    return review && !review.rates_as_manager ? [{ rater, ...review }] : [];
  });
  const cycleIds = [...new Set(rows.flatMap(({ cycle_id }) => cycle_id ?? []))];
  const courses = await readCycleCourses(context, cycleIds);
  const open = rows.filter((row) => phaseOf(row, courses.get(row.cycle_id ?? 0)) === 'open');
  const competencies = await createPerformanceStore(db, company.id).competenciesOf(
    ...open.map(({ rater }) => rater.responseId),
  );
  const scores = await createRaterStore(db, company.id).scoresOf(open.map(({ rater }) => rater.id));
  const ratings = open
    .map(({ rater, ...row }) => ({
      rater,
      person: row,
      dueOn: courses.get(row.cycle_id ?? 0)?.dueOn ?? '',
      rated: scores.filter(({ raterId }) => raterId === rater.id).length,
      total: competencies.filter(({ response_id }) => response_id === rater.responseId).length,
    }))
    .toSorted(
      (one, other) =>
        Number(one.rater.ratedAt !== null) - Number(other.rater.ratedAt !== null) ||
        one.dueOn.localeCompare(other.dueOn) ||
        one.person.name.localeCompare(other.person.name, 'pt-BR'),
    );
  return { rows: ratings.slice(page * take, (page + 1) * take), total: ratings.length };
}

/** Reads the reviews of active people that somebody rates for, by their ids: a join would read the reviews of everybody. */
async function readRatedReviews(db: Db, companyId: number, raters: readonly StoredRater[]) {
  const rows = await db
    .selectFrom('performance_response as response')
    .innerJoin('person', (join) => onReference(join, 'person', 'response.person_id'))
    .leftJoin('position', (join) => onReference(join, 'position', 'person.position_id'))
    .where('response.company_id', '=', companyId)
    .where('response.id', '=', anyOf(raters.map(({ responseId }) => responseId)))
    .where('person.is_active', '=', true)
    .select((eb) => [
      'response.id',
      'response.cycle_id',
      'response.closed_at',
      'response.finished_at',
      'person.name',
      'person.photo_url',
      'position.name as position_name',
      eb
        .exists(
          eb
            .selectFrom('performance_response_manager as manager')
            .whereRef('manager.company_id', '=', 'response.company_id')
            .whereRef('manager.response_id', '=', 'response.id')
            .where('manager.manager_id', '=', raters[0]?.personId ?? 0)
            .select('manager.manager_id'),
        )
        .as('rates_as_manager'),
    ])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads what the caller rates somebody by, with the own scores and nobody else's. */
export async function readOwnRating(
  ports: Courses,
  context: ReadingContext,
  raterId: number,
): Promise<OwnRatingContent> {
  const { db, company } = context;
  const rater = ownOf(context, await createRaterStore(db, company.id).find(raterId));
  const { response, dueOn, person } = await openToRate(ports, context, rater);
  const competencies = await createPerformanceStore(db, company.id).competenciesOf(response.id);
  const scores = await createRaterStore(db, company.id).scoresOf([rater.id]);
  const total = competencies.length;
  return { rater, person, dueOn, competencies, scores, rated: scores.length, total };
}

/** A score on its way in. */
export interface NewScore {
  readonly raterId: number;
  readonly competencyId: number;
  readonly score: number;
  /** Undefined: what is there stays. */
  readonly comment: string | undefined;
}

/** Saves the caller's score of a competency in place of an earlier one, until the cycle is closed. */
export async function saveOwnRatingOf(
  ports: Courses,
  context: OperationContext,
  { raterId, competencyId, score, comment }: NewScore,
): Promise<{ readonly rated: number; readonly total: number }> {
  const { db, company, now } = context;
  const store = createRaterStore(db, company.id);
  const rater = ownOf(context, await store.lock(raterId));
  const { response } = await openToRate(ports, context, rater, { hold: true });
  const competencies = await createPerformanceStore(db, company.id).competenciesOf(response.id);
  if (!competencies.some(({ competency_id }) => competency_id === competencyId)) {
    throw invalidField('idCompetencia', performanceMessages.unknownCompetency);
  }
  if (comment !== undefined && comment.length > RATER_LIMITS.comment) {
    throw invalidField('dsComentario', texts.longComment);
  }
  const given = await store.scoresOf([rater.id]);
  const before = given.find((one) => one.competencyId === competencyId);
  const kept = { raterId, competencyId, score, comment: comment ?? before?.comment ?? '' };
  await store.saveScore(kept, now);
  const total = competencies.length;
  const rated = given.length + (before ? 0 : 1);
  if (rated === total && !rater.ratedAt) await store.move(rater.id, { rated_at: now });
  return { rated, total };
}

/** The caller's own asking; of anybody else's it is not told that it is there. */
function ownOf({ actor }: ReadingContext, rater: StoredRater | undefined): StoredRater {
  const isOwn = rater?.askedAt && rater.personId === asEmployee(actor).personId;
  if (!rater || !isOwn) throw notFound();
  return rater;
}

async function openToRate(
  { readCycleCourses }: Courses,
  context: ReadingContext,
  { responseId, personId }: StoredRater,
  options?: { readonly hold: boolean },
): Promise<{ response: PerformanceResponseRow; person: PersonCard; dueOn: string }> {
  const { db, company } = context;
  const store = createPerformanceStore(db, company.id);
  const response = await store.find(responseId);
  const rated = response && (await store.findPerson(response.person_id));
  const person = rated && (await readPersonCard(db, company.id, rated.id));
  if (!response || !person) throw notFound();
  const { phase, course } = await readAround(readCycleCourses, context, response, options);
  requireOpen(phase);
  if (!rated.is_active) throw conflict(texts.inactive);
  const managers = await createEvaluationStore(db, company.id).managersOf(response.id);
  if (managers.some(({ manager_id }) => manager_id === personId)) {
    throw conflict(texts.ratesAsManager);
  }
  return { response, person, dueOn: course?.dueOn ?? '' };
}
