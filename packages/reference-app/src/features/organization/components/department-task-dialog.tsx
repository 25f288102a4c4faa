import type { Department } from '../department.ts';
import type { DepartmentTask } from '../department-task.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { DeleteDepartmentDialog } from './delete-department-dialog.tsx';
import { ManagersDialog } from './managers-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NamingDialog } from './naming-dialog.tsx';

/** Props of {@link DepartmentTaskDialog}. */
export interface DepartmentTaskDialogProps {
  task: DepartmentTask;
  departments: readonly Department[];
  /** It is done, and the chart shows it: with what to say, and the department that has come to be where it is. */
  onDone: (message: string, arrivedId?: number) => void;
  onDeleted: (department: Department) => void;
  onClose: () => void;
}

/** What somebody is about to do with a department. */
export function DepartmentTaskDialog({
  task,
  departments,
  onDone,
  onDeleted,
  onClose,
}: DepartmentTaskDialogProps) {
  // As it is now; one that is gone meanwhile stays until the server has said so.
  const latest = (department: Department) =>
    departments.find(({ id }) => id === department.id) ?? department;

  switch (task.kind) {
    case 'add':
      return (
        <NamingDialog
          task={{ kind: 'add', parent: task.parent && latest(task.parent) }}
          onSaved={(id) => onDone(texts.saved, id)}
          onClose={onClose}
        />
      );
    case 'rename':
    case 'insert':
      return (
        <NamingDialog
          task={{ kind: task.kind, department: latest(task.department) }}
          onSaved={(id) => onDone(texts.saved, task.kind === 'insert' ? id : undefined)}
          onClose={onClose}
        />
      );
    case 'move': {
      const department = latest(task.department);
      return (
        <MoveDialog
          department={department}
          departments={departments}
          onMoved={(parentName) =>
            onDone(texts.moved(department.label, parentName), department.departmentId)
          }
          onClose={onClose}
        />
      );
    }
    case 'managers':
      return (
        <ManagersDialog
          departmentId={task.department.departmentId}
          onSaved={() => onDone(texts.managersSaved)}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <DeleteDepartmentDialog
          department={latest(task.department)}
          departments={departments}
          onDeleted={() => onDeleted(task.department)}
          onClose={onClose}
        />
      );
  }
}
