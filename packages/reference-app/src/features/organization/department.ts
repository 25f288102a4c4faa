import type { Schema } from '@aferir/api-client';
import type { StructureDepartment } from '@aferir/domain';
import type { NodeDescription, TreeNode } from '@aferir/ui';
import { personHref } from '../../shared/people/person-href.ts';
import { organizationMessages as texts } from './organization-messages.ts';

/** The first of those who manage a department. */
export interface FirstManager {
  /** Undefined where their page is not known. */
  readonly personId: number | undefined;
  readonly name: string;
  readonly position: string | null;
  readonly photoUrl: string | null;
}

/** A department as the chart shows it. */
export interface Department extends TreeNode {
  readonly departmentId: number;
  readonly parentName: string | null;
  readonly version: number | undefined;
  readonly manager: FirstManager | null;
  readonly managerCount: number;
  /** Active people of its own. */
  readonly peopleCount: number;
}

/** The departments of a chart, each before those below it. */
export function toDepartments(roots: readonly Schema<'OrganizationNode'>[]): Department[] {
  const departments: Department[] = [];
  const waiting = roots.map((node) => ({ node, parent: null as Department | null }));
  // A chart may be deeper than the stack; walking an array visits what is added on the way.
  for (const { node, parent } of waiting) {
    const department = toDepartment(node, parent);
    departments.push(department);
    for (const child of node.children) waiting.push({ node: child, parent: department });
  }
  return departments;
}

function toDepartment(node: Schema<'OrganizationNode'>, parent: Department | null): Department {
  const managerCount = node.qtdGestores ?? 0;
  return {
    id: String(node.id),
    parentId: parent?.id ?? null,
    label: node.departamento,
    departmentId: node.id,
    parentName: parent?.label ?? null,
    version: node.nrVersao,
    manager:
      managerCount > 0
        ? {
            personId: node.idOrganogramaPessoa ?? undefined,
            name: node.title,
            position: node.cargo,
            photoUrl: node.urlFoto ?? null,
          }
        : null,
    managerCount,
    peopleCount: node.qtdFuncionarios ?? 0,
  };
}

/** How many manage a department beside the first, as it stands behind the name; nothing where nobody does. */
export function otherManagers({ managerCount }: Pick<Department, 'managerCount'>): string {
  return managerCount > 1 ? ` +${managerCount - 1}` : '';
}

/** What stands in the node of a department. */
export function describeDepartment(department: Department): NodeDescription {
  const { label, manager, peopleCount } = department;
  const name = { text: label, tone: 'strong' } as const;
  if (!manager) return { lines: [name, { text: texts.people(peopleCount), tone: 'muted' }] };
  return {
    picture: { name: manager.name, src: manager.photoUrl },
    lines: [
      name,
      {
        text: `${manager.name}${otherManagers(department)}`,
        ...(manager.personId !== undefined && {
          link: { text: manager.name, href: personHref(manager.personId) },
        }),
      },
      ...(manager.position ? [{ text: manager.position, tone: 'muted' } as const] : []),
    ],
  };
}

/** Where a department stands, in a few words. */
export function placeOf({ parentName }: Pick<Department, 'parentName'>): string {
  return parentName === null ? texts.atTop : texts.below(parentName);
}

/** The departments as the rules of the structure know them. */
export function structureOf(departments: readonly Department[]): StructureDepartment[] {
  return departments.map(({ departmentId, parentId }) => ({
    id: departmentId,
    parentId: parentId === null ? null : Number(parentId),
  }));
}
