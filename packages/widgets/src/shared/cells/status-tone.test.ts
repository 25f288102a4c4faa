import { DISC_STATUS_LABELS, PERFORMANCE_STATUS_LABELS } from '@aferir/domain';
import { expect, it } from 'vitest';
import { statusTone } from './status-tone.ts';

it.each([
  ['Sem Avaliação', 'neutral'],
  ['Aguardando Resposta', 'accent'],
  ['Visualizado', 'accent'],
  ['Iniciado', 'accent'],
  ['Aguardando Avaliação do Gestor', 'warning'],
  ['Aguardando Feedback do Gestor', 'warning'],
  ['Avaliado', 'success'],
  ['Finalizado', 'success'],
  ['Encerrado', 'neutral'],
])('shows %s as %s', (name, tone) => {
  expect(statusTone(name)).toBe(tone);
});

it('knows every status of both kinds of assessment', () => {
  const names = [PERFORMANCE_STATUS_LABELS, DISC_STATUS_LABELS].flatMap((labels) =>
    Object.values(labels),
  );
  expect(names.filter((name) => statusTone(name) === 'neutral')).toEqual([]);
});
