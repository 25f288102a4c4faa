import { describe, expect, it } from 'vitest';
import { avatarColorsOf, initialsOf } from './avatar-identity.ts';

describe('initialsOf', () => {
  it.each([
    ['Ana Souza', 'AS'],
    ['Maria Aparecida dos Santos', 'MS'],
    ['joão de e', 'J'],
    ['Élcio  Ítalo', 'ÉÍ'],
    ['Madonna', 'M'],
    ['de', 'D'],
    ['𝒜na Lima', '𝒜L'],
    ['   ', ''],
  ])('%j gives %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('avatarColorsOf', () => {
  it('gives one person the same colors, whatever the case and spacing', () => {
    expect(avatarColorsOf(' ANA  souza ')).toEqual(avatarColorsOf('Ana Souza'));
  });

  it('uses every pair of colors among many names', () => {
    const names = Array.from({ length: 60 }, (_, index) => `Pessoa ${index}`);
    const backgrounds = new Set(names.map((name) => avatarColorsOf(name).background));
    expect(backgrounds.size).toBe(6);
  });

  it('pairs each background with the text made for it', () => {
    const { background, text } = avatarColorsOf('Ana Souza');
    expect(text).toBe(background.replace('color-avatar', 'color-on-avatar'));
  });
});
