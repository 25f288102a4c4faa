import { normalizeSearchText, type Profile, profilesOfOutcome } from '@aferir/domain';
import {
  currentInstrumentVersion,
  type DiscInstrument,
  type DiscQuestion,
  instrumentByVersion,
  type OutcomeContent,
  outcomeById,
} from './content/index.ts';

/** The instrument of a stored response. */
export function instrumentOf(version: number): DiscInstrument {
  const instrument = instrumentByVersion(version);
  if (!instrument) throw new Error(`There is no version ${version} of the instrument`);
  return instrument;
}

/** The outcome of a stored response. */
export function outcomeOf(outcomeId: number): OutcomeContent {
  const outcome = outcomeById(outcomeId);
  if (!outcome) throw new Error(`There is no outcome ${outcomeId}`);
  return outcome;
}

/** Ids of the questions, in the order to ask. */
export function questionIdsOf(instrument: DiscInstrument): number[] {
  return questionsOf(instrument).map(({ id }) => id);
}

/** The questions, in the order to ask. */
export function questionsOf(instrument: DiscInstrument): DiscQuestion[] {
  return instrument.questions.toSorted((a, b) => a.order - b.order);
}

/** Every outcome with this name, that of the newest version first. */
export function outcomesNamed(name: string): OutcomeContent[] {
  return allOutcomes().filter((outcome) => outcome.name === name);
}

/** Ids of the outcomes with this primary profile, of every version. */
export function outcomesOfPrimary(profile: Profile): number[] {
  return allOutcomes()
    .filter(({ name }) => profilesOfOutcome(name).primary === profile)
    .map(({ id }) => id);
}

/** The names of the outcomes in their order, each with the ids that it has in every version. */
export function outcomesByName(): number[][] {
  const names = [...new Set(allOutcomes().map(({ name }) => name))];
  return names
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
    .map((name) => outcomesNamed(name).map(({ id }) => id));
}

/** Ids of the outcomes whose name contains the words, which must be in their form for searching. */
export function outcomesMatching(words: string): number[] {
  return allOutcomes()
    .filter(({ name }) => normalizeSearchText(name).includes(words))
    .map(({ id }) => id);
}

function allOutcomes(): OutcomeContent[] {
  const versions = Array.from({ length: currentInstrumentVersion }, (_, index) => index + 1);
  return versions
    .toReversed()
    .flatMap((version) => Object.values(instrumentByVersion(version)?.outcomes ?? {}));
}
