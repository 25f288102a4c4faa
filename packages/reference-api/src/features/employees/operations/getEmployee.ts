import { found } from '../../../operation/find-for-change.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { PersonTies } from '../../feature.ts';
import { createEmployeeStore } from '../employee-store.ts';
import { toEmployeeRecord } from '../employees-serializer.ts';

/** Reads an employee as the form takes one. */
export function getEmployee(personTies: readonly PersonTies[]): Operation {
  return defineReading('getEmployee', async ({ params }, { db, company }) => {
    const store = createEmployeeStore(db, company.id, personTies);
    const person = found(await store.find(params.idOrganogramaPessoa));
    return { data: toEmployeeRecord(person) };
  });
}
