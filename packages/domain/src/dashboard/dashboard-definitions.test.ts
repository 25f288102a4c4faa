import { expect, it } from 'vitest';
import { DASHBOARD_DEFINITIONS } from './dashboard-definitions.ts';

it('says the limits of the rules in sentences', () => {
  const text = Object.values(DASHBOARD_DEFINITIONS).flat().join(' ');
  for (const limit of ['menos de 5 pessoas', '70%', '56%', '10 cargos', 'menos de 50%']) {
    expect(text).toContain(limit);
  }
  for (const sentence of Object.values(DASHBOARD_DEFINITIONS).flat()) {
    expect(sentence).toMatch(/^[A-ZÀ-Ú].*[.:;]$/u);
  }
});
