import { randomInt } from 'node:crypto';
import { isOwnAddress, makePin, PIN_LIFETIME, PIN_MAIL_THROTTLE, SECTION } from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { takeTry } from '../../../platform/security/throttle.ts';
import { mailSenderOf } from '../../../shared/mail/mail-addresses.ts';
import { learnerOf } from '../learner-of.ts';
import { findLearnerPerson } from '../learner-person.ts';
import type { PlayerPorts } from '../player-ports.ts';
import { requireWatchable } from '../require-watchable.ts';
import { trainingPlayerMessages as texts } from '../training-player-messages.ts';
import { lockedFor } from './enter-with-pin.ts';
import { pinDigest } from './pin-digest.ts';
import { pinMail } from './pin-mail.ts';
import { createPinStore } from './pin-store.ts';

/** Mails a new PIN to the learner when the address is the learner's own; nobody is told whether it is. */
export async function sendPin(
  { learning, mailer }: PlayerPorts,
  context: OperationContext,
  { hash, email }: { readonly hash: string; readonly email: string },
): Promise<void> {
  const { db, company, now, actor, audit } = context;
  const learner = learnerOf(actor);
  const { title } = await requireWatchable(learning(db, company.id), learner);
  const { trainingId, personId } = learner;
  const bucket = `training-pin:${company.id}:${trainingId}:${personId}`;
  await takeTry(db, now, bucket, PIN_MAIL_THROTTLE, texts.tooManyPins);

  const pin = makePin(randomInt);
  const digest = pinDigest({ hash, pin });
  const pins = createPinStore(db, company.id);
  const { lockedUntil } = await pins.lock(learner, digest);
  if (lockedUntil && lockedUntil > now) throw lockedFor(lockedUntil, now);
  const person = await findLearnerPerson(db, company.id, personId);
  if (!person.email || !isOwnAddress(email, person.email)) return;

  await pins.add(learner, digest, new Date(now.getTime() + PIN_LIFETIME));
  const sender = mailSenderOf(company, person);
  const content = pinMail({ sender, personName: person.name, pin, title });
  const section = SECTION.trainings;
  const mail = { companyId: company.id, personId, to: person.email, content, now, section };
  await mailer.enqueue(db, [mail]);
  await audit({
    action: 'training-pin.sent',
    personId,
    subject: { kind: 'training', id: trainingId },
  });
}
