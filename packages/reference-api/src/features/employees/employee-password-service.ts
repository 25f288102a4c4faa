import { addressesOf } from '@aferir/domain';
import { recordAudit } from '../../audit/audit.ts';
import type { CallerContext, Services } from '../../context.ts';
import { addressOf } from '../../db/person-address.ts';
import { notFound } from '../../errors/failures.ts';
import type { MailServices } from '../../mail/mailer.ts';
import { auditActorOf } from '../../operation/audit-actor.ts';
import type { Passwords } from '../../sessions/password.ts';
import { assertPasswordPolicy } from '../../sessions/password-policy.ts';
import { endSessionsOf } from '../../sessions/session-tokens.ts';
import { tellAccessChange } from './access-changed-mail.ts';

/** Sets a password that the person is told of and has to change at the next sign-in. */
export type SetEmployeePassword = (
  context: CallerContext,
  given: { readonly personId: number; readonly password: string },
) => Promise<void>;

/** Makes the service. */
export function createEmployeePasswordService(
  { database, mailer }: Pick<Services, 'database'> & MailServices,
  passwords: Passwords,
): SetEmployeePassword {
  return async (context, { personId, password }) => {
    const { company, actor, requestId, now } = context;
    assertPasswordPolicy(password, 'novaSenha');
    const hash = await passwords.hash(password);
    await database.inCompany(company.id, async (db) => {
      const person = await db
        .updateTable('person')
        .set({ password_hash: hash, must_change_password: true })
        .where('company_id', '=', company.id)
        .where('id', '=', personId)
        .returning(['id', 'name', 'email', 'former_email', 'email_changed_at'])
        .executeTakeFirst();
      if (!person) throw notFound();
      await endSessionsOf(db, { realm: 'employee', id: personId }, 'password-changed', now);
      await recordAudit(
        db,
        { companyId: company.id, actor: auditActorOf(actor), requestId, now },
        { action: 'person.password-set', personId },
      );
      await tellAccessChange(
        { mailer },
        { ...context, db },
        { change: 'passwordSet', person, addresses: addressesOf(addressOf(person), now) },
      );
    });
  };
}
