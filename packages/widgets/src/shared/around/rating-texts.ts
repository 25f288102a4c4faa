import type { Language } from '@aferir/domain';
import { lastDayText } from '../page/last-day-text.ts';
import type { AroundMessages } from './around.messages.ts';
import type { OwnRating } from './around-task.ts';

/** What is said of a rating beside whom it is about: as what, how far it is, until when. */
export function ratingFacts(
  rating: OwnRating,
  texts: AroundMessages,
  language: Language,
): string[] {
  const { tpGrupo, qtdAvaliadas, qtdCompetencias, dtPrazo } = rating;
  return [
    texts.ratesAs[tpGrupo],
    ...(qtdAvaliadas > 0 ? [texts.progress(qtdAvaliadas, qtdCompetencias)] : []),
    lastDayText(dtPrazo, texts, language),
  ];
}

/** What the button of a rating says: it begins it, goes on with it, or goes back to it. */
export function ratingAction(
  { flConcluida, qtdAvaliadas }: OwnRating,
  texts: AroundMessages,
): string {
  if (flConcluida) return texts.revise;
  return qtdAvaliadas > 0 ? texts.goOn : texts.rate;
}
