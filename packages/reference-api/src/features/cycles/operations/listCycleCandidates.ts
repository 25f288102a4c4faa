import { defineReading } from '../../../operation/operation.ts';
import { answerCandidates } from '../../../shared/audience/list-candidates.ts';

/** Lists active people by name. */
export const listCycleCandidates = defineReading('listCycleCandidates', answerCandidates);
