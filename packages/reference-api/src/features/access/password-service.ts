import { cleanText, SIGN_IN_THROTTLE } from '@aferir/domain';
import type {
  DetachedContext,
  EmployeeActor,
  Services,
  StaffActor,
} from '../../operation/context.ts';
import type { Passwords } from '../../operation/sessions/password.ts';
import { assertPasswordPolicy } from '../../operation/sessions/password-policy.ts';
import { endSessionsOf } from '../../operation/sessions/session-tokens.ts';
import { findStaffUser } from '../../operation/sessions/staff-user-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { invalidField, unauthorized } from '../../platform/errors/failures.ts';
import { endInvitation } from '../../shared/staff/staff-invitation.ts';
import {
  dropTemporaryPassword,
  findUsedTemporaryPassword,
} from '../../shared/staff/temporary-password.ts';
import { accessMessages } from './access-messages.ts';
import { findPerson, storeChosenPassword } from './access-store.ts';

/** Lets people of both realms change their own password. */
export interface PasswordService {
  /** Makes sure that it is the caller who acts: 400 when the password is not the current one. */
  confirm(
    actor: StaffActor | EmployeeActor,
    current: string,
    context: Pick<DetachedContext, 'inTransaction'>,
  ): Promise<void>;
  change(
    actor: StaffActor | EmployeeActor,
    given: { readonly current: string; readonly next: string },
    context: DetachedContext,
  ): Promise<void>;
}

/** Makes the service. */
export function createPasswordService(
  { throttle }: Pick<Services, 'throttle'>,
  passwords: Passwords,
): PasswordService {
  const confirm: PasswordService['confirm'] = async (actor, current, { inTransaction }) => {
    const subject = subjectOf(actor);
    const bucket = `change-password:${subject.realm}:${subject.id}`;
    await throttle.take(bucket, SIGN_IN_THROTTLE);
    const hashes = await inTransaction(({ db }) =>
      actor.kind === 'staff' ? readStaffHashes(db, subject.id) : readPersonHashes(db, subject.id),
    );
    if (!hashes) throw unauthorized();
    if (!(await matchesOne(passwords, hashes, current))) {
      throw invalidField('senhaAtual', accessMessages.wrongCurrentPassword);
    }
    await throttle.clear(bucket);
  };

  return {
    confirm,
    change: async (actor, { current, next }, context) => {
      const subject = subjectOf(actor);
      await confirm(actor, current, context);
      if (cleanText(next) === cleanText(current))
        throw invalidField('senhaNova', accessMessages.samePassword);
      assertPasswordPolicy(next, 'senhaNova');
      const hash = await passwords.hash(next);
      await context.inTransaction(async ({ db, company, now, audit }) => {
        if (!(await storeChosenPassword(db, subject, hash))) throw unauthorized();
        if (actor.kind === 'staff') {
          const holder = { companyId: company.id, staffUserId: subject.id };
          await dropTemporaryPassword(db, holder);
          await endInvitation(db, holder, 'accepted', now);
        }
        await endSessionsOf(db, subject, 'password-changed', now, actor.sessionId);
        await audit({
          action: 'password.changed',
          subject: { kind: subject.realm, id: subject.id },
          ...(actor.kind === 'employee' && { personId: subject.id }),
        });
      });
    },
  };
}

function subjectOf(actor: StaffActor | EmployeeActor) {
  const id = actor.kind === 'staff' ? actor.staffUserId : actor.personId;
  return { realm: actor.kind, id };
}

type Hashes = readonly (string | null | undefined)[];

/** The own password and, after a recovery, the one that was mailed. Undefined for nobody. */
async function readStaffHashes(db: Db, id: number): Promise<Hashes | undefined> {
  const user = await findStaffUser(db, id);
  return user && [user.password_hash, await findUsedTemporaryPassword(db, id)];
}

async function readPersonHashes(db: Db, id: number): Promise<Hashes | undefined> {
  const person = await findPerson(db, id);
  return person && [person.password_hash];
}

async function matchesOne(passwords: Passwords, hashes: Hashes, given: string): Promise<boolean> {
  for (const hash of hashes) if (await passwords.matches(hash, given)) return true;
  return false;
}
