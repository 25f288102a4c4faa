import type { DiscInstrument } from '../content-types.ts';
import { competencies } from './competencies.ts';
import { outcomes } from './outcomes/index.ts';
import { questions } from './questions.ts';

/** Version 1 of the instrument: twenty questions, sixteen outcomes, fourteen competencies. */
export const discInstrumentV1: DiscInstrument = { version: 1, questions, outcomes, competencies };
