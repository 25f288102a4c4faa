import { sectionTree, writeRightsText } from '@aferir/domain';
import { expect, it } from 'vitest';
import { suggestedNames } from './suggested-names.ts';

const tree = sectionTree();

it.each([
  ['nothing', '', '', ''],
  ['one section', writeRightsText([[5, ['visualizar']]]), 'Comportamental', 'Comportamental: ver.'],
  [
    'sections of a group, in the order of the sidebar',
    writeRightsText([
      [11, ['visualizar', 'incluir']],
      [4, ['visualizar']],
    ]),
    'Funcionários, Usuários',
    'Funcionários: ver. Usuários: ver, incluir.',
  ],
])('a profile with %s', (_name, rights, nmPerfilAcesso, dsPerfilAcesso) => {
  expect(suggestedNames(tree, rights)).toEqual({ nmPerfilAcesso, dsPerfilAcesso });
});

it('a name of many sections is cut where a name ends', () => {
  const all = writeRightsText([1, 2, 3, 4, 5, 6, 7].map((id) => [id, ['visualizar']]));
  const { nmPerfilAcesso } = suggestedNames(tree, all);
  expect(nmPerfilAcesso).toBe('Início, Organograma, Cargos, Funcionários, …');
});
