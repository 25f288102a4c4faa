import { oneLine, salaryFault } from '@aferir/domain';
import type { BodyOf } from '../../operation/operation.ts';
import { readForm, readTexts, type TextField } from '../../operation/text-fields.ts';
import type { PositionValues } from './position-store.ts';
import { positionsMessages as texts } from './positions-messages.ts';

const fields: readonly TextField<
  'nmCargo' | 'dsDescricao' | 'dsAtividades',
  'name' | 'description' | 'activities'
>[] = [
  { field: 'nmCargo', column: 'name', required: texts.required, store: oneLine },
  { field: 'dsDescricao', column: 'description' },
  { field: 'dsAtividades', column: 'activities' },
];

/** What came in of a position, checked; what was left out is left out. */
export function toPositionValues(body: BodyOf<'savePosition'>): PositionValues {
  return readForm((faults) => {
    const { name, ...values } = readTexts(fields, { body, faults });
    const salary = salaryFault(body.vlPisoSalarial ?? null);
    if (salary) {
      const message = salary === 'none' ? texts.salaryNone : texts.salaryTooHigh;
      faults.push({ field: 'vlPisoSalarial', message });
    }
    return {
      ...values,
      name: name ?? '',
      salaryCents: body.vlPisoSalarial,
      seniorityId: body.idSenioridade,
    };
  });
}
