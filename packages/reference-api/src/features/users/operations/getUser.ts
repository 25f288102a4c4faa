import { notFound } from '../../../errors/failures.ts';
import { defineReading } from '../../../operation/operation.ts';
import { toUser } from '../user-serializer.ts';
import { createUserStore } from '../user-store.ts';

/** Reads a user with profiles. */
export const getUser = defineReading(
  'getUser',
  async ({ params: { idUsuario } }, { db, company }) => {
    const user = await createUserStore(db, company.id).find(idUsuario);
    if (!user) throw notFound();
    return { data: toUser(user) };
  },
);
