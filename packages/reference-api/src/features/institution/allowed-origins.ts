import { MAX_ALLOWED_ORIGINS, readOrigin } from '@aferir/domain';
import type { Fault } from '../../platform/errors/api-error.ts';
import { institutionMessages as texts } from './institution-messages.ts';

/** The origins of a list, each once, and what is wrong with the others. */
export function toAllowedOrigins(
  list: readonly string[],
  allowsLocal: boolean,
): { readonly origins: string[]; readonly faults: readonly Fault[] } {
  const origins = new Set<string>();
  const faults: Fault[] = [];
  for (const [index, text] of list.entries()) {
    if (text.trim() === '') continue;
    const read = readOrigin(text, { allowsLocal });
    if ('origin' in read) origins.add(read.origin);
    else {
      faults.push({ field: `dominiosAutorizados.${index}`, message: texts.origin[read.fault] });
    }
  }
  if (origins.size > MAX_ALLOWED_ORIGINS) {
    faults.push({ field: 'dominiosAutorizados', message: texts.tooManyOrigins });
  }
  return { origins: [...origins], faults };
}
