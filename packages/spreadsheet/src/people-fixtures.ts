import type { SheetLimits } from './sheet.ts';

/** What a file may have in tests. */
export const limits: SheetLimits = { bytes: 10 * 1024 * 1024, rows: 50_000 };

/** The columns of people. */
export const columns = ['Nome', 'Sexo', 'E-mail', 'Telefone', 'Cargo', 'Departamento'] as const;

const known = columns.map((name) => name.toLowerCase());

/** How many of the columns these cells name, as words of theirs. */
export function countNamed(cells: readonly string[]): number {
  const texts = cells.map((cell) => ` ${cell.toLowerCase().replace(/[^\p{L}-]+/gu, ' ')} `);
  const taken = new Set<number>();
  return known.filter((name) => {
    const at = texts.findIndex((text, place) => !taken.has(place) && text.includes(` ${name} `));
    if (at >= 0) taken.add(at);
    return at >= 0;
  }).length;
}

/** Numbers from 0 to below 1, the same at each run. */
export function createRandom(seed: number) {
  let state = seed;
  const below = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  return { below, pick };
}

/** Bytes of an encoding of one byte each. */
export function inBytes(label: string): (text: string) => Uint8Array {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const letters = new Map([...new TextDecoder(label).decode(all)].map((one, byte) => [one, byte]));
  return (text) =>
    Uint8Array.from(text, (letter) => {
      const byte = letters.get(letter);
      if (byte === undefined) throw new Error(`${label} has no ${letter}.`);
      return byte;
    });
}
