import { getEmployeeUserQuery, saveOwnLanguageMutation } from '@aferir/api-client/react';
import { LANGUAGE_NAMES, languageOf } from '@aferir/domain';
import { Card, SelectField } from '@aferir/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { textsIn } from '../../../shared/language/speech.ts';
import { useTexts } from '../../../shared/language/speech-context.tsx';
import { languageOptions } from '../../../shared/people/companys-language.ts';
import { profileTexts } from './profile-messages.ts';

/** The language that the person is addressed in, where the company offers more than one. */
export function LanguageCard() {
  const { employee, toasts, speaker } = useServices();
  const texts = useTexts(profileTexts);
  const { data: user } = useQuery(getEmployeeUserQuery(employee));
  const save = useMutation({
    ...saveOwnLanguageMutation(employee),
    // It is said in the language that has been chosen, which has to come first.
    async onSuccess({ data }) {
      await speaker.speak(data.cdIdioma);
      const { languageSaved } = textsIn(speaker.current(), profileTexts);
      toasts.show({ tone: 'success', message: languageSaved });
    },
    onError: ({ message }) => void toasts.show({ tone: 'danger', message }),
  });
  const { lstIdiomas: offered = [], cdIdiomaEscolhido: stored = null } = user ?? {};
  if (offered.length < 2) return null;
  // What is on its way is shown as chosen; what was refused is not.
  const chosen = save.isPending ? save.variables.body.cdIdioma : stored;
  const ofCompany = LANGUAGE_NAMES[languageOf(offered[0])];
  return (
    <Card title={texts.languageTitle} description={texts.languageText}>
      <SelectField
        label={texts.language}
        hint={
          chosen === null || offered.includes(chosen)
            ? undefined
            : texts.languageMeanwhile(ofCompany)
        }
        value={chosen ?? ''}
        placeholder={texts.languageOfCompany(ofCompany)}
        options={languageOptions(offered, stored, texts.languageEnded)}
        onValueChange={(value) =>
          save.mutate({ body: { cdIdioma: value === '' ? null : languageOf(value) } })
        }
        isOptional
      />
    </Card>
  );
}
