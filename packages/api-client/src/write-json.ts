/**
 * Writes a value as JSON, by its own fields alone. Old host pages give arrays, dates and more a `toJSON` of theirs
 * (Prototype 1.6), which `JSON.stringify` asks: what it gave back would be written a second time.
 */
export function writeJson(value: unknown): string {
  return written(value) ?? 'null';
}

/** Nothing for what JSON has no word for. */
function written(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return writtenPlain(value);
  if (value instanceof Date) {
    return writtenPlain(Number.isNaN(value.getTime()) ? null : value.toISOString());
  }
  const parts: string[] = [];
  if (Array.isArray(value)) {
    for (const item of value) parts.push(written(item) ?? 'null');
    return `[${parts.join(',')}]`;
  }
  for (const [name, field] of Object.entries(value)) {
    const text = written(field);
    if (text !== undefined) parts.push(`${writtenPlain(name)}:${text}`);
  }
  return `{${parts.join(',')}}`;
}

function writtenPlain(value: unknown): string | undefined {
  // biome-ignore lint/plugin/no-json-stringify: what is no object is asked for no `toJSON`
  return JSON.stringify(value);
}
