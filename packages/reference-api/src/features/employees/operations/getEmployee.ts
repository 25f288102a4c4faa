import { notFound } from '../../../errors/failures.ts';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import type { PersonTies } from '../../feature.ts';
import { createEmployeeStore } from '../employee-store.ts';
import { toEmployeeRecord } from '../employees-serializer.ts';

/** Reads an employee as the form takes one. */
export function getEmployee(personTies: readonly PersonTies[]): Operation {
  return defineReading('getEmployee', async ({ params }, { db, company }) => {
    const store = createEmployeeStore(db, company.id, personTies);
    const person = await store.find(params.idOrganogramaPessoa);
    if (!person) throw notFound();
    return { data: toEmployeeRecord(person) };
  });
}
