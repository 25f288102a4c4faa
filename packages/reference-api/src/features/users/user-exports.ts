import { activityCell, yesOrNo } from '../../shared/exports/cells.ts';
import { defineListExport, type ListExport } from '../../shared/exports/list-export.ts';
import { listUsers } from './operations/listUsers.ts';

/** The users as staff can take them away. */
export const userExports: readonly ListExport[] = [
  defineListExport({ list: 'usuarios', name: 'Usuários' }, listUsers, [
    ['Nome', (row) => row.nmUsuario],
    ['E-mail', (row) => row.dsEmail],
    ['Perfis', (row) => row.perfis.map(({ nmPerfilAcesso }) => nmPerfilAcesso).join(', ')],
    ['Administrador', (row) => yesOrNo(row.flAdministrador)],
    ['Também é funcionário', (row) => yesOrNo(row.idOrganogramaPessoa !== null)],
    ['Situação', (row) => activityCell(row.flAtivo)],
  ]),
];
