import { notFound } from '../../../errors/failures.ts';
import { defineReading } from '../../../operation/operation.ts';
import { createBehavioralStore } from '../behavioral-store.ts';

/** Tells whether an open request blocks a new one. */
export const getDiscActiveRequest = defineReading(
  'getDiscActiveRequest',
  async ({ query: { idOrganogramaPessoa } }, { db, company }) => {
    const store = createBehavioralStore(db, company.id);
    if (!(await store.findPerson(idOrganogramaPessoa))) throw notFound();
    return { data: { flTemAtivo: await store.hasOpen(idOrganogramaPessoa) } };
  },
);
