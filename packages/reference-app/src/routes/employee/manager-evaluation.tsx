import { ManagerTaskPage } from './manager-task-page.tsx';

/** `/avaliacao-gestor?avaliacao=`: a manager rates somebody. */
export function Component() {
  return <ManagerTaskPage task="evaluate" />;
}
