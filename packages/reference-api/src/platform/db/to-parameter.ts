/**
 * A value as PostgreSQL takes it for a parameter, whatever its type is there: text, bytes or null. Throws on what is
 * none of these, such as a function, before anything of its statement is sent.
 */
export function toParameter(value: unknown): string | Buffer | null {
  switch (typeof value) {
    case 'string':
      return value;
    case 'undefined':
      return null;
    case 'object':
      return value && fromObject(value);
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      throw new TypeError(`A ${typeof value} is no parameter.`);
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
  if (typeof text !== 'string') throw new TypeError('A list of bytes is no parameter.');
  if (typeof value === 'number' || Array.isArray(value)) return text;
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
