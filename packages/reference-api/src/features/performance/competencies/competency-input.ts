import { oneLine } from '@aferir/domain';
import type { BodyOf } from '../../../operation/operation.ts';
import { readForm, readGivenTexts, type TextField } from '../../../operation/text-fields.ts';
import { performanceMessages } from '../performance-messages.ts';
import type { CompetencyValues } from './competency-store.ts';

const { required } = performanceMessages;

const fields: readonly TextField<
  'cdCompetencia' | 'nmCompetencia' | 'dsCompetencia',
  keyof CompetencyValues
>[] = [
  { field: 'cdCompetencia', column: 'code', required, store: oneLine },
  { field: 'nmCompetencia', column: 'name', required, store: oneLine },
  { field: 'dsCompetencia', column: 'description', required },
];

/** What came in of a competency, checked. */
export function toCompetencyValues(body: BodyOf<'saveCompetency'>): CompetencyValues {
  return readForm((faults) => readGivenTexts(fields, body, faults));
}
