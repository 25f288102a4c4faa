import { addressesOf } from '@aferir/domain';
import type { DetachedContext } from '../../operation/context.ts';
import { found } from '../../operation/find-for-change.ts';
import type { Passwords } from '../../operation/sessions/password.ts';
import { assertPasswordPolicy } from '../../operation/sessions/password-policy.ts';
import { endSessionsOf } from '../../operation/sessions/session-tokens.ts';
import { conflict } from '../../platform/errors/failures.ts';
import type { MailServices } from '../../shared/mail/mailer.ts';
import { addressOf } from '../../shared/people/person-address.ts';
import { changePasswords } from '../../shared/people/write-people.ts';
import { tellAccessChange } from './access-changed-mail.ts';
import { employeesMessages as texts } from './employees-messages.ts';
import { endFirstAccessLink } from './first-access/first-access-store.ts';

/** Sets a password that the person is told of and has to change at the next sign-in. */
export type SetEmployeePassword = (
  context: DetachedContext,
  given: { readonly personId: number; readonly password: string },
) => Promise<void>;

/** Makes the service. */
export function createEmployeePasswordService(
  { mailer }: MailServices,
  passwords: Passwords,
): SetEmployeePassword {
  return async (context, { personId, password }) => {
    assertPasswordPolicy(password, 'novaSenha');
    const hash = await passwords.hash(password);
    await context.inTransaction(async (own) => {
      const { db, company, now, audit } = own;
      const current = await db
        .selectFrom('person')
        .select('anonymized_at')
        .where('company_id', '=', company.id)
        .where('id', '=', personId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (current?.anonymized_at) throw conflict(texts.alreadyAnonymized);
      const person = found(
        await changePasswords(db, { password_hash: hash, must_change_password: true })
          .where('company_id', '=', company.id)
          .where('id', '=', personId)
          .returning(['id', 'name', 'email', 'language', 'former_email', 'email_changed_at'])
          .executeTakeFirst(),
      );
      await endSessionsOf(db, { realm: 'employee', id: personId }, 'password-changed', now);
      await endFirstAccessLink(db, { companyId: company.id, personId }, 'revoked', now);
      await audit({ action: 'person.password-set', personId });
      const addresses = addressesOf(addressOf(person), now);
      await tellAccessChange({ mailer }, own, { change: 'passwordSet', person, addresses });
    });
  };
}
