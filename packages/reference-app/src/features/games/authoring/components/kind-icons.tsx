import type { GameQuestionKind } from '@aferir/domain';
import { ListChecks, MessageSquareText, SlidersHorizontal, Vote } from 'lucide-react';
import type { ReactNode } from 'react';

/** A picture of each kind of question. */
export const KIND_ICONS: Readonly<Record<GameQuestionKind, ReactNode>> = {
  quiz: <ListChecks />,
  words: <MessageSquareText />,
  pillars: <SlidersHorizontal />,
  voting: <Vote />,
};
