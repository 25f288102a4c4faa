/** A value as PostgreSQL takes it for a parameter, whatever its type is there. */
export function toParameter(value: unknown): string | Buffer | null {
  switch (typeof value) {
    case 'string':
      return value;
    case 'undefined':
      return null;
    case 'object':
      return value && fromObject(value);
    default:
      return String(value);
  }
}

function fromObject(value: object): string | Buffer {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(toElement).join()}}`;
  if (ArrayBuffer.isView(value))
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return JSON.stringify(value);
}

function toElement(value: unknown): string {
  const text = toParameter(value);
  if (text === null) return 'NULL';
  if (typeof value === 'number' || Array.isArray(value)) return String(text);
  return `"${String(text).replaceAll(/["\\]/g, '\\$&')}"`;
}
