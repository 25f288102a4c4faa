import { LANGUAGE_NAMES, type Language, languageOf } from '@aferir/domain';
import { SelectField } from '@aferir/ui';
import { appTexts } from '../app-messages.ts';
import { useTexts } from './speech-context.tsx';

/** Props of {@link LanguageChoice}. */
export interface LanguageChoiceProps {
  offered: readonly Language[];
  chosen: Language;
  onChoose: (language: Language) => void;
}

/** Lets whoever is not signed in choose what a page speaks. */
export function LanguageChoice({ offered, chosen, onChoose }: LanguageChoiceProps) {
  const { language } = useTexts(appTexts);
  return (
    <SelectField
      label={language}
      value={chosen}
      options={offered.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      onValueChange={(value) => onChoose(languageOf(value))}
    />
  );
}
