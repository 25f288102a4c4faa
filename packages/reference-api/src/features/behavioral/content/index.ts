import type { DiscInstrument, OutcomeContent } from './content-types.ts';
import { discInstrumentV1 } from './v1/index.ts';

export type * from './content-types.ts';
export { cardSectionNames, summarySectionName, toParagraph } from './sections.ts';

const instruments: readonly DiscInstrument[] = [discInstrumentV1];

/** The version that a new response is made with. */
export const currentInstrumentVersion = discInstrumentV1.version;

/** The instrument that a response was answered with; `undefined` for a version never published. */
export function instrumentByVersion(version: number): DiscInstrument | undefined {
  return instruments.find((instrument) => instrument.version === version);
}

/** What an instrument says about an outcome; `undefined` for a name that is none. */
export function outcomeByName(
  instrument: DiscInstrument,
  name: string,
): OutcomeContent | undefined {
  return Object.values(instrument.outcomes).find((outcome) => outcome.name === name);
}

/** The outcome of any version that has this id; `undefined` when there is none. */
export function outcomeById(id: number): OutcomeContent | undefined {
  return instruments
    .flatMap((instrument) => Object.values(instrument.outcomes))
    .find((outcome) => outcome.id === id);
}
