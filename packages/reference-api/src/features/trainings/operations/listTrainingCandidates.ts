import { answerCandidates } from '../../../audience/list-candidates.ts';
import { defineReading } from '../../../operation/operation.ts';

/** Lists active people by name. */
export const listTrainingCandidates = defineReading('listTrainingCandidates', answerCandidates);
