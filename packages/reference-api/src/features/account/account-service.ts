import { asStaff, type DetachedContext } from '../../operation/context.ts';
import type { BodyOf } from '../../operation/operation.ts';
import { type ActiveStaffUser, findStaffUser } from '../../operation/sessions/staff-user-store.ts';
import type { Db } from '../../platform/db/database.ts';
import { nextVersion, recordTable } from '../../platform/db/record-table.ts';
import { forbidden, invalidField, unauthorized } from '../../platform/errors/failures.ts';
import { tellFormerLogin } from '../../shared/staff/login-changed-mail.ts';
import {
  lockStaffAccess,
  requireAdministratorLeft,
  requireFreeLogin,
  takingLogin,
} from '../../shared/staff/staff-access.ts';
import { dropTemporaryPassword } from '../../shared/staff/temporary-password.ts';
import { toAccountColumns } from './account-input.ts';
import { accountMessages } from './account-messages.ts';
import type { AccountPorts } from './account-ports.ts';

type Body = BodyOf<'updateStaffUser'>;

/** Changes the account of the caller; whoever changes the address to sign in with shows the password. */
export async function updateAccount(
  { password, images, mailer }: AccountPorts,
  context: DetachedContext,
  body: Body,
): Promise<void> {
  const actor = asStaff(context.actor);
  const values = toAccountColumns(body, context.now);
  const before = await context.inTransaction(({ db }) => findSelf(db, actor.staffUserId));
  const isNewLogin = values.login !== before.login;
  if (isNewLogin && !body.senhaAtual) {
    throw invalidField('senhaAtual', accountMessages.passwordNeeded);
  }
  if (isNewLogin && body.senhaAtual) await password.confirm(actor, body.senhaAtual, context);
  await context.inTransaction(async (own) => {
    const { db, company, audit } = own;
    await lockStaffAccess(db, company.id);
    const current = await findSelf(db, actor.staffUserId);
    // Somebody else has changed it since the password was shown for it.
    if (values.login !== current.login && !isNewLogin) values.login = current.login;
    requireNothingRaised(body, current);
    await images.exchange(own, {
      field: 'urlFoto',
      shownBy: 'user',
      current: current.photo_url,
      given: body.urlFoto,
    });
    await requireFreeLogin(db, values.login, current.id);
    await takingLogin(() =>
      recordTable('staff_user', db, company.id).update(current.id, {
        ...values,
        ...(body.urlFoto !== undefined && { photo_url: body.urlFoto || null }),
        ...(body.flSupervisor !== undefined && { is_supervisor: body.flSupervisor }),
        ...(body.flAdministrador !== undefined && { is_administrator: body.flAdministrador }),
        version: nextVersion,
      }),
    );
    if (isNewLogin) {
      await dropTemporaryPassword(db, { companyId: company.id, staffUserId: current.id });
    }
    if (values.login !== current.login) {
      await tellFormerLogin({ mailer }, own, current, null);
    }
    if (current.is_administrator) await requireAdministratorLeft(db, company.id);
    await audit({
      action: 'account.changed',
      subject: { kind: 'staff', id: current.id },
      details: { isNewLogin },
    });
  });
}

async function findSelf(db: Db, id: number): Promise<ActiveStaffUser> {
  const user = await findStaffUser(db, id);
  if (!user) throw unauthorized();
  return user;
}

function requireNothingRaised(body: Body, current: ActiveStaffUser): void {
  if (body.flAdministrador && !current.is_administrator) {
    throw forbidden(accountMessages.raisesAdministrator);
  }
  if (body.flSupervisor && !current.is_supervisor && !current.is_administrator) {
    throw forbidden(accountMessages.raisesSupervisor);
  }
}
