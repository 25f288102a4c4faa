import type { Language } from '@aferir/domain';
import { useMemo } from 'react';
import type { assessmentMessages } from '../../../shared/assessments/assessment-messages.ts';
import { assessmentTexts } from '../../../shared/assessments/assessment-messages.ts';
import type { Said } from '../../../shared/language/speech.ts';
import { useSpeech, useTexts } from '../../../shared/language/speech-context.tsx';
import { type portalMessages, portalTexts } from '../portal-messages.ts';

/** What a history is told with. */
export interface HistoryWords {
  readonly language: Language;
  readonly portal: Said<typeof portalMessages>;
  readonly assessment: Said<typeof assessmentMessages>;
}

/** What histories are told with in the language that is spoken; the same until that changes. */
export function useHistoryWords(): HistoryWords {
  const { language } = useSpeech();
  const portal = useTexts(portalTexts);
  const assessment = useTexts(assessmentTexts);
  return useMemo(() => ({ language, portal, assessment }), [language, portal, assessment]);
}
