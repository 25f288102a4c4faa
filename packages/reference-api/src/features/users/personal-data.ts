import type { PersonalDataPart } from '../feature.ts';
import { toPersonalUser } from './user-serializer.ts';
import { createUserStore } from './user-store.ts';

/** What is stored about the staff user that a person is. */
export const readPersonalData: PersonalDataPart = async ({ db, company }, personId) => {
  const store = createUserStore(db, company.id);
  const found = await store.findByPerson(personId);
  const user = found && (await store.find(found.id));
  return { usuario: user ? toPersonalUser(user) : null };
};
