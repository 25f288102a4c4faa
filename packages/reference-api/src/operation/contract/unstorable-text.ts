import type { ValidationFault } from './fault-sentences.ts';

/**
 * Finds text that no text column takes as it is: with the character NUL, or with half of a
 * surrogate pair, of which UTF-8 makes another character. Of a list, the first alone; the bytes of a file are no text.
 */
export function findUnstorableText(value: unknown, instancePath = ''): ValidationFault[] {
  if (typeof value === 'string') {
    if (value.isWellFormed() && !value.includes('\0')) return [];
    return [{ keyword: 'unstorable', instancePath, params: {} }];
  }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  const faults: ValidationFault[] = [];
  for (const [name, part] of Object.entries(value)) {
    faults.push(...findUnstorableText(part, `${instancePath}/${name}`));
    if (Array.isArray(value) && faults.length > 0) break;
  }
  return faults;
}
