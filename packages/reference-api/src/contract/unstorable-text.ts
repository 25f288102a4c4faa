import type { ErrorObject } from 'ajv';

/** Finds text that holds the character NUL, which no text column takes. As faults of validation. */
export function findUnstorableText(value: unknown, instancePath = ''): ErrorObject[] {
  if (typeof value === 'string') {
    if (!value.includes('\0')) return [];
    const params = { format: 'text' };
    return [{ keyword: 'format', instancePath, schemaPath: '#/format', params }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    findUnstorableText(part, `${instancePath}/${name}`),
  );
}
