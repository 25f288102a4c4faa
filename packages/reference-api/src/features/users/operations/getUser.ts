import { found } from '../../../operation/find-for-change.ts';
import { defineReading } from '../../../operation/operation.ts';
import { toUser } from '../user-serializer.ts';
import { createUserStore } from '../user-store.ts';

/** Reads a user with profiles. */
export const getUser = defineReading(
  'getUser',
  async ({ params: { idUsuario } }, { db, company, now }) => {
    const user = found(await createUserStore(db, company.id).find(idUsuario));
    return { data: toUser(user, now) };
  },
);
