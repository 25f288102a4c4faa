/** What an attribute may hold. */
export type AttributeType = 'string' | 'number' | 'boolean' | 'json';

const parsers: Record<AttributeType, (text: string) => unknown> = {
  string: (text) => text,
  number: (text) => {
    const value = Number(text);
    return text.trim() === '' || Number.isNaN(value) ? undefined : value;
  },
  // Frameworks that know no properties write the word; HTML writes the bare name.
  boolean: (text) => text !== 'false',
  json: (text) => {
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  },
};

/** Reads an attribute; one that is absent or can't be read leaves the prop to its default. */
export function parseAttribute(type: AttributeType, text: string | null): unknown {
  return text === null ? undefined : parsers[type](text);
}

/** The attribute of a prop: `apiBase` is written `api-base`. */
export function attributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
