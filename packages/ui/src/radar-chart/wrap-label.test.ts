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

  it('cuts what does not fit in the last line', () => {
    expect(wrapLabel('um dois três quatro cinco', 5, 2)).toEqual(['um', 'dois…']);
  });
});
