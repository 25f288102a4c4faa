import { insertDepartmentMutation, saveDepartmentMutation } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import {
  type NamingTask,
  toAddRequest,
  toInsertRequest,
  toRenameRequest,
} from './department-requests.ts';

/** Does with a name what it is asked for. */
export function useNaming(task: NamingTask) {
  const { staff } = useServices();
  const save = useMutation(saveDepartmentMutation(staff));
  const insert = useMutation(insertDepartmentMutation(staff));
  return (name: string) => {
    switch (task.kind) {
      case 'add':
        return save.mutateAsync({ body: toAddRequest(task.parent, name) });
      case 'rename':
        return save.mutateAsync({ body: toRenameRequest(task.department, name) });
      case 'insert':
        return insert.mutateAsync({ body: toInsertRequest(task.department, name) });
    }
  };
}
