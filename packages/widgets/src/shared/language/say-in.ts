import type { Language } from '@aferir/domain';
import type { FormRefusal } from '@aferir/ui';
import { frameMessages, frameMessagesIn } from '../provider/frame-messages.ts';

/** A sentence about a failure in a language, as far as it is one of ours: what a server says stays as it said it. */
export function sayIn(language: Language, sentence: string): string {
  const { crash, lostChunk } = frameMessagesIn[language];
  if (sentence === frameMessages.crash) return crash;
  return sentence === frameMessages.lostChunk ? lostChunk : sentence;
}

/** Why a form was refused, with what is ours of it in a language. */
export function refusalIn(language: Language, refusal: FormRefusal): FormRefusal {
  const { message, errors, faults } = refusal;
  return { message: sayIn(language, message), errors, faults };
}
