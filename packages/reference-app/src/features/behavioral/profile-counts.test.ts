import { expect, it } from 'vitest';
import { countByProfile } from './profile-counts.ts';

it('adds outcomes up by their primary profile, by name and in no order', () => {
  const { profiles, notAssessed } = countByProfile([
    { nmPerfil: 'Não avaliados', qtdResultados: 12 },
    { nmPerfil: 'Conforme Dominante', qtdResultados: 1 },
    { nmPerfil: 'Dominante', qtdResultados: 2 },
    { nmPerfil: 'Dominante Estável', qtdResultados: 5 },
    { nmPerfil: 'Dominante Influente', qtdResultados: 0 },
  ]);
  expect(profiles.map(({ profile, total }) => [profile, total])).toEqual([
    ['Dominante', 7],
    ['Influente', 0],
    ['Estável', 0],
    ['Conforme', 1],
  ]);
  expect(profiles[0]?.outcomes.map(({ name, count }) => [name, count])).toEqual([
    ['Dominante Estável', 5],
    ['Dominante', 2],
  ]);
  expect(notAssessed).toBe(12);
});
