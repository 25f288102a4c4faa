import { innermostSections, RIGHTS, readRightsText, type SectionNode } from '@aferir/domain';
import type { AccessProfileValues } from './access-profile-values.ts';
import { accessProfilesMessages as texts } from './access-profiles-messages.ts';

/** As many characters as a name may have. */
export const MOST_NAME = 50;

/** As many as a description may have. */
export const MOST_DESCRIPTION = 500;

/** What a profile may be called by the rights that it gives, as one text; nothing where it gives none. */
export function suggestedNames(
  sections: readonly SectionNode[],
  rights: string,
): Pick<AccessProfileValues, 'nmPerfilAcesso' | 'dsPerfilAcesso'> {
  const chosen = readRightsText(rights);
  const given = sections.flatMap(innermostSections).flatMap(({ id, name }) => {
    const own = chosen.get(id) ?? [];
    return own.length > 0 ? [{ name, rights: RIGHTS.filter((right) => own.includes(right)) }] : [];
  });
  const names = given.map(({ name }) => name);
  const described = given.map(({ name, rights: own }) =>
    texts.describedSection(name, own.map((right) => texts.rights[right].toLowerCase()).join(', ')),
  );
  return {
    nmPerfilAcesso: joinUpTo(MOST_NAME, names, ', '),
    dsPerfilAcesso: joinUpTo(MOST_DESCRIPTION, described, ' '),
  };
}

/** Joins as many of the parts as fit, whole; what is left out is a sign at the end. */
function joinUpTo(most: number, parts: readonly string[], separator: string): string {
  const all = parts.join(separator);
  if (all.length <= most) return all;
  const cutAfter = (count: number) => [...parts.slice(0, count), '…'].join(separator);
  return cutAfter(parts.findLastIndex((_part, index) => cutAfter(index + 1).length <= most) + 1);
}
