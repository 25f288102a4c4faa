import { RIGHTS, type Right } from './rights.ts';
import type { ChosenRights } from './section-tree.ts';

/** Writes rights by section as one text: `5:visualizar,incluir 6:visualizar`. */
export function writeRightsText(sections: Iterable<readonly [number, readonly Right[]]>): string {
  return [...sections].map(([id, rights]) => `${id}:${rights.join()}`).join(' ');
}

/** Reads what {@link writeRightsText} wrote, what is none of it is passed over. */
export function readRightsText(text: string): ChosenRights {
  return new Map(
    text.split(' ').flatMap((part) => {
      const [id = '', given = ''] = part.split(':');
      const rights = RIGHTS.filter((right) => given.split(',').includes(right));
      return Number(id) > 0 && rights.length > 0 ? [[Number(id), rights] as const] : [];
    }),
  );
}
