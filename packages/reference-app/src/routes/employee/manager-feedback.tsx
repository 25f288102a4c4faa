import { ManagerTaskPage } from './manager-task-page.tsx';

/** `/feedback-gestor?avaliacao=`: a manager writes feedback to somebody. */
export function Component() {
  return <ManagerTaskPage task="feedback" />;
}
