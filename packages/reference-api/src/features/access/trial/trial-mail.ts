import { DEFAULT_LANGUAGE, formatCnpj, formatPhone } from '@aferir/domain';
import type { MailContent, MailSender } from '../../../shared/mail/mail-content.ts';
import { layOutMail } from '../../../shared/mail/mail-layout.ts';
import { accessMailMessages } from '../access-mail-messages.ts';
import type { Trial } from './trial-input.ts';

const texts = accessMailMessages.trial;
const installation: MailSender = {
  name: 'Aferir',
  logoUrl: null,
  color: null,
  portalUrl: null,
  language: DEFAULT_LANGUAGE,
};

/** Who asked for a trial, for whoever sells. */
export function trialMail(trial: Trial): MailContent {
  const { labels, field } = texts;
  return layOutMail({
    sender: installation,
    subject: texts.subject(trial.companyName),
    preheader: texts.preheader(trial.name),
    title: texts.title,
    paragraphs: [
      field(labels.name, trial.name),
      field(labels.companyName, trial.companyName),
      field(labels.taxId, formatCnpj(trial.taxId)),
      field(labels.phone, formatPhone(trial.phone)),
      field(labels.email, trial.email),
      field(labels.state, trial.state),
      field(labels.heardFrom, trial.heardFrom),
    ],
    reason: texts.reason,
  });
}
