import { describe, expect, it } from 'vitest';
import { toShownStatus } from './to-shown-status.ts';

describe('a row of a manager’s list', () => {
  it('is shown by its codes, whatever its name says', () => {
    const row = { cdStatus: 6, nmStatus: 'Aguardando Avaliação do Gestor' } as const;
    expect(toShownStatus({ ...row, flAvaliouTodas: true })).toBe('rated');
    expect(toShownStatus({ ...row, nmStatus: 'Avaliado', flAvaliouTodas: false })).toBe(6);
  });

  it('keeps a status that waits for something else than this manager’s scores', () => {
    const name = 'Aguardando Feedback do Gestor';
    expect(toShownStatus({ cdStatus: 7, nmStatus: name, flAvaliouTodas: true })).toBe(7);
  });

  it('is shown by its name where the server does not tell whether all is rated', () => {
    expect(toShownStatus({ cdStatus: 6, nmStatus: 'Avaliado' })).toBe('rated');
    expect(toShownStatus({ cdStatus: 2, nmStatus: 'Finalizado' })).toBe(2);
    expect(toShownStatus({ cdStatus: 1, nmStatus: 'Iniciado' })).toBe(1);
    expect(toShownStatus({ cdStatus: 0, nmStatus: 'Sem Avaliação' })).toBe(0);
  });
});
