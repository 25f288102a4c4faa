import { Suspense } from 'react';
import { lazyOr } from '../loading/lazy-or.ts';
import type { LanguageChoiceProps } from './language-choice.tsx';

// Most companies offer one language: their pages do without the choice, as does one whose code is lost.
const LanguageChoice = lazyOr(
  async () => (await import('./language-choice.tsx')).LanguageChoice,
  () => null,
);

/** The languages that a company offers, where there is something to choose. */
export function OfferedLanguages(props: LanguageChoiceProps) {
  if (props.offered.length < 2) return null;
  return (
    <Suspense>
      <LanguageChoice {...props} />
    </Suspense>
  );
}
