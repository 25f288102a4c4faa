import { isPlace, PLACES, type Place, type Ranking } from '@aferir/domain';
import type { RankPlace, RankValue } from '@aferir/ui';
import type { DiscQuestionnaireMessages } from '../disc-questionnaire.messages.ts';

/** The scale as RankChoice shows it. */
export function placesOf({ places }: DiscQuestionnaireMessages): RankPlace[] {
  return PLACES.map((value) => ({ value, label: places[value] }));
}

/** A ranking as RankChoice keeps it. */
export function toRankValue(ranking: Ranking): RankValue {
  return ranking;
}

/** What RankChoice gave, in the terms of the questionnaire; undefined when nothing has a place. */
export function toRanking(value: RankValue): Ranking | undefined {
  const entries = Object.entries(value).filter((entry): entry is [string, Place] =>
    isPlace(entry[1]),
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
