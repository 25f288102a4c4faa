import { type Right, SECTION } from '@aferir/domain';
import type { GridRowAction } from '@aferir/ui';
import { ArrowUpToLine, CornerUpRight, Pencil, Plus, Trash2, Users } from 'lucide-react';
import { useSectionRights } from '../../services/use-section-rights.ts';
import type { Department } from './department.ts';
import type { DepartmentTask } from './department-task.ts';
import { organizationMessages as texts } from './organization-messages.ts';

/** What the actions of a department lead to. */
export interface DepartmentActionTargets {
  onStart: (task: DepartmentTask) => void;
  onShowPeople: (department: Department) => void;
}

/** What whoever is looking may do with a department. */
export function useDepartmentActions({
  onStart,
  onShowPeople,
}: DepartmentActionTargets): GridRowAction<Department>[] {
  const { has } = useSectionRights(SECTION.organization);
  const actions: (GridRowAction<Department> & { right: Right })[] = [
    {
      id: 'add',
      right: 'incluir',
      label: texts.addChild,
      icon: <Plus />,
      onSelect: (parent) => onStart({ kind: 'add', parent }),
    },
    {
      id: 'rename',
      right: 'alterar',
      label: texts.edit,
      icon: <Pencil />,
      onSelect: (department) => onStart({ kind: 'rename', department }),
    },
    {
      id: 'insert',
      right: 'incluir',
      label: texts.insert,
      icon: <ArrowUpToLine />,
      onSelect: (department) => onStart({ kind: 'insert', department }),
    },
    {
      id: 'move',
      right: 'alterar',
      label: texts.move,
      icon: <CornerUpRight />,
      onSelect: (department) => onStart({ kind: 'move', department }),
    },
    {
      id: 'people',
      right: 'visualizar',
      label: texts.showPeople,
      icon: <Users />,
      onSelect: onShowPeople,
    },
    {
      id: 'remove',
      right: 'excluir',
      label: texts.remove,
      icon: <Trash2 />,
      isDestructive: true,
      onSelect: (department) => onStart({ kind: 'remove', department }),
    },
  ];
  return actions.flatMap(({ right, ...action }) => (has(right) ? [action] : []));
}
