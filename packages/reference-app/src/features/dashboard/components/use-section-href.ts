import type { SectionId } from '@aferir/domain';
import { useSectionRights } from '../../../services/use-section-rights.ts';

/** The address of a place in a section, for those who may open it; undefined for the others. */
export function useSectionHref(section: SectionId): (to: string | undefined) => string | undefined {
  const { has } = useSectionRights(section);
  return (to) => (has('visualizar') ? to : undefined);
}
