import {
  discCoverage,
  discFigures,
  isEnough,
  type Profile,
  profilesOfOutcome,
} from '@aferir/domain';
import { sql } from 'kysely';
import { disclosedFigures } from '../../../shared/figures/cycle-disclosure.ts';
import {
  extentOf,
  monthOfMoment,
  placedPeople,
  type ResultSource,
  type ToldExtent,
  toldPlaces,
} from '../../../shared/figures/disclosure.ts';
import {
  type CardFigures,
  type FiguresOfEach,
  type FiguresPart,
  readingEach,
} from '../../../shared/figures/figures-part.ts';
import { firstSentIn } from '../../../shared/figures/first-sent.ts';
import { inPeriod, isOfAllMonths } from '../../../shared/figures/period.ts';
import { inCycle } from '../../../shared/figures/result-scope.ts';
import { isWhole } from '../../../shared/figures/selection.ts';
import { outcomeOf } from '../disc-content.ts';

/** How the active people of a selection are spread over the profiles. */
export const behavioralFigures: FiguresPart<'comportamental'> = {
  card: 'comportamental',
  ...readingEach<'comportamental'>(readDiscFigures),
  firstSent: firstSentIn('disc_response'),
};

async function readDiscFigures(
  context: FiguresOfEach,
): Promise<readonly CardFigures<'comportamental'>[]> {
  const [people, rows] = await Promise.all([context.countPeople(), countOutcomes(context)]);
  const ofSelection = Map.groupBy(rows, ({ selection }) => selection);
  const outcomes = people.map((_, index) => ofSelection.get(index) ?? []);
  const told = await toldSpreads(context, outcomes);
  return people.map(({ active }, index) =>
    toFigures(active, outcomes[index] ?? [], told[index] ?? false),
  );
}

function toFigures(
  active: number,
  outcomes: readonly OutcomeRow[],
  isTold: boolean,
): CardFigures<'comportamental'> {
  const counts: Partial<Record<Profile, number>> = {};
  for (const { outcomeId, people } of outcomes) {
    const { primary } = profilesOfOutcome(outcomeOf(outcomeId).name);
    counts[primary] = (counts[primary] ?? 0) + people;
  }
  const assessed = outcomes.reduce((sum, { people }) => sum + people, 0);
  const coverage = discCoverage(assessed, active);
  const { profiles, mostPresent, diversity } = discFigures(isTold ? counts : {});
  return {
    qtdAtivos: coverage.active,
    qtdAvaliados: coverage.assessed,
    qtdNaoAvaliados: coverage.notAssessed,
    prcCobertura: coverage.percent,
    perfis: isTold
      ? profiles.map(({ profile, count, percent }) => ({
          nmPerfil: profile,
          qtdPessoas: count,
          prcPerfil: percent,
        }))
      : null,
    perfisMaisPresentes: [...mostPresent],
    prcDiversidade: diversity,
    flOculto: !isTold,
  };
}

interface OutcomeRow extends ToldExtent {
  /** The index of the selection that the people are of. */
  readonly selection: number;
  readonly outcomeId: number;
}

async function countOutcomes(context: FiguresOfEach): Promise<readonly OutcomeRow[]> {
  const { db } = context;
  const { rows } = await sql<OutcomeRow>`
    select told.*, ${monthOfMoment('told.firstFinished')} as "firstMonth",
      ${monthOfMoment('told.lastFinished')} as "lastMonth"
    from (
      select person.selection, latest.outcome_id as "outcomeId", ${toldPlaces('person')},
        min(latest.finished_at) as "firstFinished", max(latest.finished_at) as "lastFinished"
      from ${latestResults(context)} as latest
      join ${placedPeople(context)} as person on person.id = latest.person_id
      group by person.selection, latest.outcome_id
    ) as told`.execute(db);
  return rows;
}

/** Of each person the last result of the period or cycle. */
function latestResults({ company, selections: [scope = {}] }: FiguresOfEach) {
  return isOfAllMonths(scope) && !scope.cycleId
    ? sql`(select person_id, outcome_id, finished_at from disc_latest_result
        where company_id = ${company.id})`
    : sql`(select distinct on (person_id) person_id, outcome_id, finished_at from disc_response
        where company_id = ${company.id} and finished_at is not null
          and ${inPeriod('finished_at', scope)} and ${inCycle('cycle_id', scope)}
        order by person_id, finished_at desc, id desc)`;
}

/** Tells of which selections the profiles may be told. */
async function toldSpreads(
  context: FiguresOfEach,
  outcomes: readonly (readonly OutcomeRow[])[],
): Promise<readonly boolean[]> {
  const extents = outcomes.map(
    (own) => new Map(own.length === 0 ? [] : [[topic, extentOf(own)] as const]),
  );
  // Each last result counts of all, so that nobody is left whom a wider selection could add.
  const [only] = context.selections;
  if (only && isWhole(only)) {
    return extents.map((own) => isEnough(own.get(topic)?.people ?? 0) || own.size === 0);
  }
  const disclosed = await disclosedFigures(context, sourceOf(context), extents);
  return extents.map((own, index) => own.size === 0 || Boolean(disclosed[index]?.has(topic)));
}

/** The profiles are told of or hidden together. */
const topic = 0;

function sourceOf({ company, selections: [scope = {}] }: FiguresOfEach): ResultSource {
  return {
    results: sql`(select id, person_id, month,
        lag(month) over (partition by person_id order by finished_at desc, id desc) as until
      from (
        select id, person_id, finished_at, ${monthOfMoment('finished_at')} as month
        from disc_response where company_id = ${company.id} and finished_at is not null
      ) as finished)`,
    topics: sql`(select '{0}'::bigint[] as topics)`,
    lastOfCycle: sql`(select distinct on (person_id) id, person_id
      from disc_response where company_id = ${company.id} and finished_at is not null
        and ${inCycle('cycle_id', scope)}
      order by person_id, finished_at desc, id desc)`,
  };
}
