import {
  DISC_STATUS,
  DISC_STATUS_LABELS,
  PERFORMANCE_STATUS_LABELS,
  SHOWN_STATUS_LABELS,
  type ShownStatus,
} from '@aferir/domain';
import { expect, it } from 'vitest';
import { statusTone } from './status-tone.ts';

it.each([
  [0, 'Sem Avaliação', 'neutral'],
  [4, 'Aguardando Resposta', 'accent'],
  [3, 'Visualizado', 'accent'],
  [1, 'Iniciado', 'accent'],
  [6, 'Aguardando Avaliação do Gestor', 'warning'],
  [7, 'Aguardando Feedback do Gestor', 'warning'],
  ['rated', 'Avaliado', 'success'],
  [2, 'Finalizado', 'success'],
] as [ShownStatus, string, string][])('shows %s, which says %s, as %s', (status, name, tone) => {
  expect(SHOWN_STATUS_LABELS[status]).toBe(name);
  expect(statusTone(status)).toBe(tone);
});

it('means the same by the codes of the behavioral assessment', () => {
  for (const code of Object.values(DISC_STATUS)) {
    expect(DISC_STATUS_LABELS[code]).toBe(PERFORMANCE_STATUS_LABELS[code]);
  }
});
