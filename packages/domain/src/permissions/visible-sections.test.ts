import { describe, expect, it } from 'vitest';
import { effectivePermissions, type SectionGrant } from './permissions.ts';
import { isSectionId, SECTION } from './section.ts';
import { landingSection, visibleSections } from './visible-sections.ts';

const seeing = (...sections: SectionGrant['section'][]) =>
  effectivePermissions({
    isAdministrator: false,
    isInternal: false,
    profiles: [sections.map((section) => ({ section, rights: ['visualizar'] }))],
  });
const administrator = effectivePermissions({
  isAdministrator: true,
  isInternal: false,
  profiles: [],
});

describe('visibleSections', () => {
  it('shows an administrator everything, in the order of the sidebar', () => {
    const sections = visibleSections(administrator);
    expect(sections.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 13, 7, 12, 8, 1000]);
    expect(sections.at(-2)?.children.map(({ id }) => id)).toEqual([9, 10, 11]);
  });

  it('shows a group for the sections seen in it', () => {
    const settings = visibleSections(seeing(SECTION.users)).find(({ id }) => id === 8);
    expect(settings?.children.map(({ id }) => id)).toEqual([11]);
  });

  it('hides a group with nothing in it', () => {
    const ids = visibleSections(seeing(SECTION.settings, SECTION.home)).map(({ id }) => id);
    expect(ids).toEqual([1, 1000]);
  });
});

describe('landingSection', () => {
  it('is the behavioral one for internal users', () => {
    expect(landingSection(administrator, true)).toBe(SECTION.behavioral);
  });

  it('is the first that one may see', () => {
    expect(landingSection(administrator, false)).toBe(SECTION.home);
    expect(landingSection(seeing(SECTION.trainings), false)).toBe(SECTION.trainings);
    expect(landingSection(seeing(SECTION.accessProfiles), false)).toBe(SECTION.accessProfiles);
    expect(landingSection(seeing(), false)).toBe(SECTION.account);
  });
});

it('tells section ids from other numbers', () => {
  expect([0, 1, 13, 14, 1000].filter(isSectionId)).toEqual([1, 13, 1000]);
});
