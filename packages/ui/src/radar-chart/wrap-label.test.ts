import { describe, expect, it } from 'vitest';
import { wrapLabel } from './wrap-label.ts';

describe('wrapLabel', () => {
  it('keeps a short label on one line', () => {
    expect(wrapLabel('Empatia', 12)).toEqual(['Empatia']);
  });

  it('breaks between words at the width', () => {
    expect(wrapLabel('Orientação para resultados', 12)).toEqual([
      'Orientação',
      'para',
      'resultados',
    ]);
    expect(wrapLabel('Orientação para resultados', 16)).toEqual(['Orientação para', 'resultados']);
  });

  it('leaves a long word whole', () => {
    expect(wrapLabel('Responsabilidade', 8)).toEqual(['Responsabilidade']);
  });

  it('breaks after a hyphen', () => {
    expect(wrapLabel('Bem-estar sócio-emocional', 10)).toEqual([
      'Bem-estar',
      'sócio-',
      'emocional',
    ]);
  });

  it('cuts a word that is too long for any line', () => {
    expect(wrapLabel('Interdisciplinaridade aplicada', 8)).toEqual([
      'Interdisciplina…',
      'aplicada',
    ]);
  });

  it('cuts what does not fit in the last line, its punctuation too', () => {
    expect(wrapLabel('um dois três quatro cinco', 5, 2)).toEqual(['um', 'dois…']);
    expect(wrapLabel('pessoas, prazos, interesses', 8, 2)).toEqual(['pessoas,', 'prazos…']);
  });
});
