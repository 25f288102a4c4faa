import { expect, it } from 'vitest';
import { PROFILES, type Profile } from '../disc/index.ts';
import { PRESENCE_TEXTS } from './team-presence-texts.ts';
import { MINIMUM_TEAM, teamSpread } from './team-spread.ts';

const initials: Readonly<Record<string, Profile>> = {
  D: 'Dominante',
  I: 'Influente',
  S: 'Estável',
  C: 'Conforme',
};

function spreadOf(letters: string) {
  return teamSpread([...letters].map((letter) => initials[letter] ?? 'Dominante'));
}

function presencesOf(letters: string) {
  return spreadOf(letters)?.presences.map(({ profile, presence }) => `${profile} ${presence}`);
}

it('tells nothing of fewer than three', () => {
  expect(MINIMUM_TEAM).toBe(3);
  expect(spreadOf('')).toBeNull();
  expect(spreadOf('DI')).toBeNull();
  expect(spreadOf('DIS')).not.toBeNull();
});

it('one person is not much of a team, and a profile that nobody has is little', () => {
  expect(presencesOf('DIS')).toEqual(['Conforme little']);
});

it('tells what there is much of first', () => {
  expect(presencesOf('SSI')).toEqual(['Estável much', 'Dominante little', 'Conforme little']);
});

it('reads both limits from whole people: 3 of 8 are much, 1 of 8 is little', () => {
  expect(presencesOf('DDDIISSC')).toEqual(['Dominante much', 'Conforme little']);
  expect(presencesOf('DDIISSC')).toEqual([]);
  expect(presencesOf('DDDIIISSC')).toEqual(['Conforme little']);
});

it('says nothing special of a balanced team', () => {
  expect(presencesOf('DISC')).toEqual([]);
});

it('has a text of its own for each profile, much and little', () => {
  const texts = PROFILES.flatMap((profile) => Object.values(PRESENCE_TEXTS[profile]));
  expect(new Set(texts).size).toBe(2 * PROFILES.length);
});
