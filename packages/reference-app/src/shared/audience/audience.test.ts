import type { Schema } from '@aferir/api-client';
import { expect, it } from 'vitest';
import { addToAudience, removeFromAudience } from './audience.ts';

const person = (id: number, nmPessoa: string): Schema<'TrainingPerson'> => ({
  idOrganogramaPessoa: id,
  nmPessoa,
  nmCargo: null,
  nmDepartamento: null,
  urlFoto: null,
  flAtivo: true,
});
const ana = person(1, 'Ana Souza');
const alvaro = person(2, 'Álvaro Dias');
const bruno = person(3, 'Bruno Lima');

it('has people once, by name whatever accents', () => {
  expect(addToAudience([ana, bruno], [ana, alvaro, alvaro])).toEqual([alvaro, ana, bruno]);
});

it('loses those who are taken out', () => {
  expect(removeFromAudience([ana, bruno, alvaro], [1, 2])).toEqual([bruno]);
});
