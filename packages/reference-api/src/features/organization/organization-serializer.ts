import type { components } from '@aferir/api-client';
import type { PlacePerson } from '../../shared/places/people-of-place.ts';
import { toPlacePerson } from '../../shared/places/place-person-serializer.ts';
import type { StoredChange } from './changes/change-store.ts';
import type { ListedDepartment } from './chart/department-list.ts';
import type { DepartmentOverview } from './departments/department-read-model.ts';
import type { OrganizationMatch } from './search/search-read-model.ts';

type Wire = components['schemas'];

/** A department with its managers and those below. */
export function toDepartment(department: DepartmentOverview): Wire['Department'] {
  const { below, activeCount } = department;
  return {
    idOrganogramaNo: department.id,
    nmDepartamento: department.name,
    idOrganogramaNoSuperior: department.parentId,
    nmDepartamentoSuperior: department.parentName,
    nrVersao: department.version,
    gestores: department.managers.map((manager) => ({
      idOrganogramaPessoa: manager.id,
      nmPessoa: manager.name,
      nmCargo: manager.position_name,
      urlFoto: manager.photo_url,
      flAtivo: manager.is_active,
    })),
    filhos: below.map((one) => ({
      idOrganogramaNo: one.id,
      nmDepartamento: one.name,
      qtdFilhos: one.departmentCount,
      qtdFuncionarios: one.personCount,
      qtdFuncionariosTotal: one.totalCount,
    })),
    qtdFuncionarios: activeCount,
    qtdFuncionariosTotal: below.reduce((sum, { totalCount }) => sum + totalCount, activeCount),
    qtdInativos: department.inactiveCount,
  };
}

/** A department of the list. */
export function toListedDepartment(listed: ListedDepartment): Wire['ListedDepartment'] {
  const { department, managers, positions } = listed;
  return {
    idOrganogramaNo: department.id,
    nmDepartamento: department.name,
    nmDepartamentoSuperior: listed.parentName,
    nrNivel: listed.level,
    gestores: managers.map(({ id, name }) => ({ idOrganogramaPessoa: id, nmPessoa: name })),
    qtdFuncionarios: department.personCount,
    qtdFuncionariosTotal: listed.totalCount,
    cargos: positions.map(({ name, count }) => ({ nmCargo: name, qtdFuncionarios: count })),
  };
}

/** A person in the lists of a department. */
export function toDepartmentPerson(person: PlacePerson): Wire['DepartmentPerson'] {
  return { ...toPlacePerson(person), nmCargo: person.position_name };
}

/** What a search has found. */
export function toOrganizationMatch(match: OrganizationMatch): Wire['OrganizationMatch'] {
  return {
    tpResultado: match.personId === null ? 'departamento' : 'pessoa',
    idOrganogramaNo: match.departmentId,
    nmDepartamento: match.departmentName,
    nmDepartamentoSuperior: match.parentName,
    idOrganogramaPessoa: match.personId,
    nmPessoa: match.personName,
    urlFoto: match.photo,
  };
}

/** A change that can be undone. */
export function toOrganizationChange(change: StoredChange): Wire['OrganizationChange'] {
  return {
    idAlteracao: change.id,
    dsAlteracao: change.description,
    dtAlteracao: change.createdAt.toISOString(),
  };
}
