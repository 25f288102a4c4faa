import { formatDate } from '@aferir/domain';
import { useServices } from '../../../services/services-context.tsx';
import { CompareCard } from '../../../shared/comparison/compare-card.tsx';
import { ComparisonView } from '../../../shared/comparison/comparison-view.tsx';
import { discComparison } from '../../../shared/comparison/disc-comparison.ts';
import { behavioralMessages as texts } from '../behavioral-messages.ts';
import type { BehavioralSheetProps } from './behavioral-sheet.tsx';
import { DiscRequestsGrid } from './disc-requests-grid.tsx';

const PAIR = { earlier: 'disc-de', later: 'disc-para' };

/** Every behavioral request of a person, and what changed between two results. */
export function BehavioralHistory({ person, part, onOpenReport }: BehavioralSheetProps) {
  const { staff } = useServices();
  const finished = part.resultados.map(({ idResposta, dtTermino }) => ({
    id: idResposta,
    date: formatDate(dtTermino),
  }));
  return (
    <>
      <DiscRequestsGrid person={person} onOpenReport={onOpenReport} history={texts.history} />
      {finished.length > 1 ? (
        <CompareCard finished={finished} title={texts.compareTitle} params={PAIR}>
          {(pair) => <ComparisonView client={staff} kind={discComparison} pair={pair} />}
        </CompareCard>
      ) : null}
    </>
  );
}
