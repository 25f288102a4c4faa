import { MenuItem, MenuSeparator } from '@aferir/ui';
import { UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAddress } from '../../../shared/navigation/navigation.tsx';
import { openedFrom } from '../../../shared/navigation/page-state.ts';
import { personHref } from '../../../shared/people/person-href.ts';
import type { Department } from '../department.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { type DepartmentActionTargets, useDepartmentActions } from '../use-department-actions.tsx';

/** Props of {@link DepartmentActions}. */
export interface DepartmentActionsProps extends DepartmentActionTargets {
  department: Department;
}

/** The items of a department's menu: what whoever is looking may do with it, and the way to who leads it. */
export function DepartmentActions({ department, ...targets }: DepartmentActionsProps) {
  const actions = useDepartmentActions(targets);
  const navigate = useNavigate();
  const address = useAddress();
  const { manager } = department;
  const personId = manager?.personId;
  const usual = actions.filter(({ isDestructive }) => !isDestructive);
  const destructive = actions.filter(({ isDestructive }) => isDestructive);
  return (
    <>
      {usual.map(({ id, label, icon, onSelect }) => (
        <MenuItem key={id} icon={icon} onSelect={() => onSelect(department)}>
          {label}
        </MenuItem>
      ))}
      {manager && personId !== undefined ? (
        <MenuItem
          icon={<UserRound />}
          onSelect={() => void navigate(personHref(personId), { state: openedFrom(address) })}
        >
          {texts.showPerson(manager.name)}
        </MenuItem>
      ) : null}
      {destructive.length > 0 ? <MenuSeparator /> : null}
      {destructive.map(({ id, label, icon, onSelect }) => (
        <MenuItem key={id} icon={icon} tone="danger" onSelect={() => onSelect(department)}>
          {label}
        </MenuItem>
      ))}
    </>
  );
}
