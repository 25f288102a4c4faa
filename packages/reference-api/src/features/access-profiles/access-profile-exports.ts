import { defineListExport, type ListExport } from '../../shared/exports/list-export.ts';
import { listAccessProfiles } from './operations/listAccessProfiles.ts';

/** The profiles as staff can take them away. */
export const accessProfileExports: readonly ListExport[] = [
  defineListExport({ list: 'perfis', name: 'Perfis de acesso' }, listAccessProfiles, [
    ['Perfil', (row) => row.nmPerfilAcesso],
    ['Descrição', (row) => row.dsPerfilAcesso],
    ['Usuários', (row) => row.qtdUsuarios],
  ]),
];
