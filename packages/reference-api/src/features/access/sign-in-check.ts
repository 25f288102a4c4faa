import {
  SIGN_IN_ACCOUNT_THROTTLE,
  SIGN_IN_ADDRESS_THROTTLE,
  SIGN_IN_THROTTLE,
} from '@aferir/domain';
import type { PublicContext, Services } from '../../operation/context.ts';
import type { Passwords } from '../../operation/sessions/password.ts';
import type { Realm } from '../../operation/sessions/sessions-tables.ts';
import type { StaffUserRow } from '../../operation/sessions/staff-tables.ts';
import { nobody } from '../../platform/audit/audit-entry.ts';
import { unauthorized } from '../../platform/errors/failures.ts';
import type { Limit } from '../../platform/security/throttle.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import { accessMessages } from './access-messages.ts';

/** Whom a login names, if anybody. */
export interface NamedSubject<Subject> {
  /** The company where it was looked for; null when there is none. */
  readonly companyId: number | null;
  /** As whom tries are counted: what was typed, or whoever it names, with the realm or company. */
  readonly account: string;
  readonly subject: Subject | undefined;
  /** The hash of a password that was mailed and may be used now; undefined where none are mailed. */
  readonly temporaryHash?: string | null;
  /** Whether the subject has signed in from the caller's network lately. */
  readonly isFromHere: boolean;
}

/** A try to sign in. */
export interface SignInTry<Subject> {
  readonly realm: Realm;
  readonly password: string;
  readonly find: () => Promise<NamedSubject<Subject>>;
}

/** Who has shown a right password. */
export interface KnownSubject<Subject> {
  readonly subject: Subject;
  /** The hash of the mailed password that was shown; undefined when it was the own one. */
  readonly temporaryHash: string | undefined;
  /** The hash that takes the place of the own one; undefined where that one may stay. */
  readonly renewedHash: string | undefined;
}

/** Checks passwords of sign-ins, counts the failures and keeps them in the audit trail. */
export type SignInCheck = <Subject extends StaffUserRow | PersonRow>(
  attempt: SignInTry<Subject>,
  context: PublicContext,
) => Promise<KnownSubject<Subject>>;

/** Makes the check. It does the same work for every login, whether or not somebody has it. */
export function createSignInCheck(
  { throttle }: Pick<Services, 'throttle'>,
  passwords: Passwords,
): SignInCheck {
  const noteRefusal = <Subject extends StaffUserRow | PersonRow>(
    realm: Realm,
    { companyId, subject }: NamedSubject<Subject>,
    { address, inTransactionOf }: PublicContext,
  ): Promise<void> =>
    inTransactionOf({ companyId, actor: nobody }, ({ audit }) =>
      audit({
        action: 'session.refused',
        ...(subject && signInSubject(realm, subject)),
        // Never the login of nobody: a password is typed there easily.
        details: { address, realm },
      }),
    );

  // Both are compared whether or not there are two: time does not tell who has a mailed one.
  const compare = async <Subject extends StaffUserRow | PersonRow>(
    { subject, temporaryHash }: NamedSubject<Subject>,
    password: string,
  ): Promise<ShownPassword> => {
    if (await passwords.matches(subject?.password_hash, password)) return 'own';
    if (temporaryHash === undefined) return 'wrong';
    return (await passwords.matches(temporaryHash, password)) ? 'temporary' : 'wrong';
  };

  return async ({ realm, password, find }, context) => {
    const named = await find();
    const { pair, all } = limitsOf(named.account, context.network, named.isFromHere);
    const tries = await throttle.takeAll(all, accessMessages.tooManySignIns);
    let shown: ShownPassword;
    let renewedHash: string | undefined;
    try {
      shown = await compare(named, password);
      const ownHash = shown === 'own' ? named.subject?.password_hash : undefined;
      renewedHash = ownHash ? await passwords.renew(ownHash, password) : undefined;
    } catch (error) {
      await tries.giveBack();
      throw error;
    }
    if (!named.subject || shown === 'wrong') {
      await noteRefusal(realm, named, context);
      throw unauthorized(accessMessages.wrongCredentials);
    }
    await tries.giveBack();
    await throttle.clear(pair.bucket);
    const temporaryHash = shown === 'temporary' ? (named.temporaryHash ?? undefined) : undefined;
    return { subject: named.subject, temporaryHash, renewedHash };
  };
}

type ShownPassword = 'own' | 'temporary' | 'wrong';

/** Whom an entry of the audit trail about a sign-in is about. */
export function signInSubject(realm: Realm, subject: StaffUserRow | PersonRow) {
  const personId = 'person_id' in subject ? subject.person_id : subject.id;
  return {
    subject: { kind: realm, id: subject.id },
    ...(personId !== null && { personId }),
  };
}

function limitsOf(
  account: string,
  network: string,
  isFromHere: boolean,
): { pair: Limit; all: readonly Limit[] } {
  const pair = { bucket: `sign-in:${account}:${network}`, rule: SIGN_IN_THROTTLE };
  const place = isFromHere ? network : 'elsewhere';
  return {
    pair,
    all: [
      pair,
      { bucket: `sign-in-address:${network}`, rule: SIGN_IN_ADDRESS_THROTTLE },
      { bucket: `sign-in-account:${account}:${place}`, rule: SIGN_IN_ACCOUNT_THROTTLE },
    ],
  };
}
