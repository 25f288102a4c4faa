import { performanceHistory } from '../../features/portal/histories/performance-history.tsx';
import { HistoryPage } from './history-page.tsx';

/** `/historico-desempenho-funcionario`. */
export function Component() {
  return <HistoryPage kind={performanceHistory} />;
}
