import { languageOfPerson } from '@aferir/domain';
import { defineOperation } from '../../../operation/operation.ts';
import { chooseLanguage } from '../language/language-service.ts';
import { portalMessages } from '../portal-messages.ts';

/** Chooses the language that the caller is addressed in. */
export const saveOwnLanguage = defineOperation(
  'saveOwnLanguage',
  async ({ body: { cdIdioma } }, context) => {
    await chooseLanguage(context, cdIdioma);
    const spoken = languageOfPerson(cdIdioma, context.company.languages);
    return {
      data: { cdIdioma: spoken, cdIdiomaEscolhido: cdIdioma },
      msg: portalMessages.saved,
    };
  },
);
