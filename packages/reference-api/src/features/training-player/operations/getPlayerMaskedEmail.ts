import { languageOfPerson, maskEmail } from '@aferir/domain';
import { defineReading, type Operation } from '../../../operation/operation.ts';
import { learnerOf } from '../learner-of.ts';
import { findLearnerPerson } from '../learner-person.ts';
import type { PlayerPorts } from '../player-ports.ts';
import { requireWatchable } from '../require-watchable.ts';

/** Reads what is shown before the PIN. */
export function getPlayerMaskedEmail({ learning }: PlayerPorts): Operation {
  return defineReading('getPlayerMaskedEmail', async (_input, { db, company, actor }) => {
    const learner = learnerOf(actor);
    const { title } = await requireWatchable(learning(db, company.id), learner);
    const { email, language } = await findLearnerPerson(db, company.id, learner.personId);
    const data = {
      maskedEmail: email && maskEmail(email),
      nmTreinamento: title,
      idCliente: company.id,
      nmEmpresa: company.trade_name,
      logoUrl: company.logo_url,
      corMarca: company.brand_color,
      cdIdioma: languageOfPerson(language, company.languages),
    };
    return { data };
  });
}
