import { SECTION } from '@aferir/domain';
import { MenuItem, MenuSeparator } from '@aferir/ui';
import { ArrowUpToLine, CornerUpRight, Pencil, Plus, Trash2, Users } from 'lucide-react';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import type { Department } from '../department.ts';
import type { DepartmentTask } from '../department-task.ts';
import { organizationMessages as texts } from '../organization-messages.ts';

/** Props of {@link DepartmentActions}. */
export interface DepartmentActionsProps {
  department: Department;
  onStart: (task: DepartmentTask) => void;
  onShowPeople: (department: Department) => void;
}

/** The items of a department's menu: what whoever is looking may do with it. */
export function DepartmentActions({ department, onStart, onShowPeople }: DepartmentActionsProps) {
  const { has } = useSectionRights(SECTION.organization);
  return (
    <>
      {has('incluir') ? (
        <MenuItem icon={<Plus />} onSelect={() => onStart({ kind: 'add', parent: department })}>
          {texts.addChild}
        </MenuItem>
      ) : null}
      {has('alterar') ? (
        <MenuItem icon={<Pencil />} onSelect={() => onStart({ kind: 'rename', department })}>
          {texts.edit}
        </MenuItem>
      ) : null}
      {has('incluir') ? (
        <MenuItem icon={<ArrowUpToLine />} onSelect={() => onStart({ kind: 'insert', department })}>
          {texts.insert}
        </MenuItem>
      ) : null}
      {has('alterar') ? (
        <MenuItem icon={<CornerUpRight />} onSelect={() => onStart({ kind: 'move', department })}>
          {texts.move}
        </MenuItem>
      ) : null}
      <MenuItem icon={<Users />} onSelect={() => onShowPeople(department)}>
        {texts.showPeople}
      </MenuItem>
      {has('excluir') ? (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<Trash2 />}
            tone="danger"
            onSelect={() => onStart({ kind: 'remove', department })}
          >
            {texts.remove}
          </MenuItem>
        </>
      ) : null}
    </>
  );
}
