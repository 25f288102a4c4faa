import { auditActorOf, recordAudit } from '../../audit/audit.ts';
import type { CallerContext, Services } from '../../context.ts';
import { notFound } from '../../errors/failures.ts';
import type { Passwords } from '../../sessions/password.ts';
import { assertPasswordPolicy } from '../../sessions/password-policy.ts';
import { endSessionsOf } from '../../sessions/session-tokens.ts';

/** Sets a password that the person has to change at the next sign-in. */
export type SetEmployeePassword = (
  context: CallerContext,
  given: { readonly personId: number; readonly password: string },
) => Promise<void>;

/** Makes the service. */
export function createEmployeePasswordService(
  { database }: Pick<Services, 'database'>,
  passwords: Passwords,
): SetEmployeePassword {
  return async ({ company, actor, requestId, now }, { personId, password }) => {
    assertPasswordPolicy(password, 'novaSenha');
    const hash = await passwords.hash(password);
    await database.inCompany(company.id, async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('person')
        .set({ password_hash: hash, must_change_password: true })
        .where('company_id', '=', company.id)
        .where('id', '=', personId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound();
      await endSessionsOf(db, { realm: 'employee', id: personId }, 'password-changed', now);
      await recordAudit(
        db,
        { companyId: company.id, actor: auditActorOf(actor), requestId, now },
        { action: 'person.password-set', personId },
      );
    });
  };
}
