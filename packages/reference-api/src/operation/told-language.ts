import { DEFAULT_LANGUAGE, languageAsked, takesAnyLanguage } from '@aferir/domain';
import type { FastifyReply } from 'fastify';
import type { ApiError } from '../platform/errors/api-error.ts';

/** Says a sentence in the language of a reply. */
export type Say = (sentence: string) => string;

const asItIs: Say = (sentence) => sentence;

/**
 * Says sentences in the language of their reply, and has its headers tell which one that is: all of them in the one that is asked for
 * or that whoever reads has, or all in Portuguese.
 */
export function tellIn(
  reply: FastifyReply,
  sentences: readonly string[],
  { reader, interpret: interpretOwn }: Partial<Pick<ApiError, 'reader' | 'interpret'>> = {},
): Say {
  const { language, say } = speakerOf(reply, sentences, reader, interpretOwn);
  reply.header('content-language', language).header('vary', varyOf(reply));
  return say;
}

function speakerOf(
  reply: FastifyReply,
  sentences: readonly string[],
  reader: ApiError['reader'],
  interpretOwn: ApiError['interpret'],
) {
  const header = reply.request.headers['accept-language'];
  const language = (takesAnyLanguage(header) && reader) || languageAsked(header);
  const inPortuguese = { language: DEFAULT_LANGUAGE, say: asItIs };
  if (language === DEFAULT_LANGUAGE) return inPortuguese;
  const { interpret } = reply.server;
  const said = new Map(
    sentences.flatMap((sentence) => {
      const other = interpretOwn?.(sentence, language) ?? interpret?.(sentence, language);
      return other === undefined ? [] : [[sentence, other] as const];
    }),
  );
  if (said.size < new Set(sentences).size) return inPortuguese;
  return { language, say: (sentence: string) => said.get(sentence) ?? sentence };
}

/** What a reply varies by: its language beside what it varies by already. */
function varyOf(reply: FastifyReply): string {
  return [reply.getHeader('vary') ?? [], 'Accept-Language'].flat().join(', ');
}
