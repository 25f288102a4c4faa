import { formatDate } from '@aferir/domain';
import { useServices } from '../../../services/services-context.tsx';
import { CompareCard } from '../../../shared/comparison/compare-card.tsx';
import { ComparisonView } from '../../../shared/comparison/comparison-view.tsx';
import { performanceComparisonOfOther } from '../../../shared/comparison/performance-comparison.ts';
import { performanceMessages as texts } from '../performance-messages.ts';
import { PerformanceRequestsGrid } from '../requests/performance-requests-grid.tsx';
import type { PerformanceSheetProps } from './performance-sheet.tsx';

const PAIR = { earlier: 'desempenho-de', later: 'desempenho-para' };

/** Every performance request of a person, and what changed between two finished reviews. */
export function PerformanceHistory({ person, part, onOpenReport }: PerformanceSheetProps) {
  const { staff } = useServices();
  const finished = part.avaliacoes
    .filter(({ dtTermino }) => dtTermino !== null)
    .map(({ idResposta, dtAutoavaliacao, dtTermino }) => ({
      id: idResposta,
      date: formatDate(dtAutoavaliacao ?? dtTermino),
    }));
  return (
    <>
      <PerformanceRequestsGrid
        person={person}
        onOpenReport={onOpenReport}
        history={texts.history}
      />
      {finished.length > 1 ? (
        <CompareCard finished={finished} title={texts.compareTitle} params={PAIR}>
          {(pair) => (
            <ComparisonView client={staff} kind={performanceComparisonOfOther} pair={pair} />
          )}
        </CompareCard>
      ) : null}
    </>
  );
}
