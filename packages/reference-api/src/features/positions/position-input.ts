import { oneLine, salaryFault } from '@aferir/domain';
import type { BodyOf } from '../../operation/operation.ts';
import { readForm, readGivenTexts, type TextField } from '../../operation/text-fields.ts';
import type { PositionValues } from './position-store.ts';
import { positionsMessages as texts } from './positions-messages.ts';

const { required } = texts;

const fields: readonly TextField<
  'nmCargo' | 'dsDescricao' | 'dsAtividades',
  'name' | 'description' | 'activities'
>[] = [
  { field: 'nmCargo', column: 'name', required, store: oneLine },
  { field: 'dsDescricao', column: 'description', required },
  { field: 'dsAtividades', column: 'activities', required },
];

/** What came in of a position, checked. */
export function toPositionValues(body: BodyOf<'savePosition'>): PositionValues {
  return readForm((faults) => {
    const values = readGivenTexts(fields, body, faults);
    const salary = salaryFault(body.vlPisoSalarial);
    if (salary) {
      const message = salary === 'none' ? texts.salaryNone : texts.salaryTooHigh;
      faults.push({ field: 'vlPisoSalarial', message });
    }
    return { ...values, salaryCents: body.vlPisoSalarial, seniorityId: body.idSenioridade };
  });
}
