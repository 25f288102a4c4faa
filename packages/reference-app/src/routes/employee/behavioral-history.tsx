import { behavioralHistory } from '../../features/portal/histories/behavioral-history.tsx';
import { HistoryPage } from './history-page.tsx';

/** `/historico-comportamental-funcionario`. */
export function Component() {
  return <HistoryPage kind={behavioralHistory} />;
}
