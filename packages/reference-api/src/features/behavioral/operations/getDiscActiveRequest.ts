import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { createBehavioralStore } from '../behavioral-store.ts';

/** Tells whether an open request blocks a new one. */
export const getDiscActiveRequest = defineReading(
  'getDiscActiveRequest',
  async ({ query: { idOrganogramaPessoa } }, { db, company }) => {
    const store = createBehavioralStore(db, company.id);
    found(await store.findPerson(idOrganogramaPessoa));
    return { data: { flTemAtivo: await store.hasOpen(idOrganogramaPessoa) } };
  },
);
