import type { Language } from '@aferir/domain';
import { frameMessages, frameMessagesIn } from '../provider/frame-messages.ts';

/** A sentence about a failure in a language, as far as it is one of ours: what a server says stays as it said it. */
export function sayIn(language: Language, sentence: string): string {
  const { crash, lostChunk } = frameMessagesIn[language];
  if (sentence === frameMessages.crash) return crash;
  return sentence === frameMessages.lostChunk ? lostChunk : sentence;
}
