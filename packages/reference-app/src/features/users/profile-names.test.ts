import { expect, it } from 'vitest';
import { profileNames } from './profile-names.ts';

const perfis = ['Financeiro', 'Gestão', 'RH', 'TI'].map((nmPerfilAcesso, index) => ({
  idPerfilAcesso: index + 1,
  nmPerfilAcesso,
}));

it.each([
  [0, '-'],
  [1, 'Financeiro'],
  [2, 'Financeiro, Gestão'],
  [3, 'Financeiro, Gestão +1'],
  [4, 'Financeiro, Gestão +2'],
])('%i profiles are named: %s', (count, named) => {
  const user = { perfis: perfis.slice(0, count), flAdministrador: false };
  expect(profileNames(user)).toBe(named);
});

it('an administrator may do everything, whatever the profiles', () => {
  expect(profileNames({ perfis, flAdministrador: true })).toBe('Tudo, como administrador');
});
