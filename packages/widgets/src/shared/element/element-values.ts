/**
 * What an attribute and its property may hold: text; the id of a record; a switch; a word that shows as a
 * custom state, too; or a whole number from the first to the second.
 */
export type AttributeType = 'string' | 'id' | 'boolean' | 'state' | `${number}-${number}`;

/**
 * Reads what a page has written as an attribute or as a property, `undefined` where that is nothing: what
 * is absent or can't be read leaves the prop to its default, and so do empty text and 0 for an id, as
 * frameworks write them for want of a value.
 */
export function readValue(type: AttributeType, written: unknown): unknown {
  if (written === undefined || written === null) return undefined;
  switch (type) {
    case 'string':
    case 'state':
      return written === '' ? undefined : written;
    case 'id': {
      const id = Number(written);
      return Number.isInteger(id) && id > 0 ? id : undefined;
    }
    // HTML writes the bare name, and frameworks that know no properties write the word.
    case 'boolean':
      return written === '' || (written !== 'false' && Boolean(written));
    default:
      return within(type, written);
  }
}

function within(range: `${number}-${number}`, written: unknown): number | undefined {
  const [least = 0, most = 0] = range.split('-').map(Number);
  const number = Number(written);
  if (written === '' || Number.isNaN(number)) return undefined;
  return Math.min(most, Math.max(least, Math.round(number)));
}

/** The attribute of a prop: `apiBase` is written `api-base`. */
export function attributeName(prop: string): string {
  return prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
