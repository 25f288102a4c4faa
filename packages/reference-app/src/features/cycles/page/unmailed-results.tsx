import { listCyclePeopleQuery } from '@aferir/api-client/react';
import { RetryNotice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { appMessages } from '../../../shared/app-messages.ts';
import { PersonNames } from '../../../shared/people/person-names.tsx';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

/** How many of them are told by name. */
const MOST_NAMED = 20;

/** Props of {@link UnmailedResults}. */
export interface UnmailedResultsProps {
  cycleId: number;
  /** How many there are, until they are read. */
  count: number;
}

/** Says by name who has a result that no mail tells them of. */
export function UnmailedResults({ cycleId, count }: UnmailedResultsProps) {
  const { staff } = useServices();
  const people = useQuery(
    listCyclePeopleQuery(staff, {
      query: { idCiclo: cycleId, resultadoSemEmail: true, take: MOST_NAMED, index: 0 },
    }),
  );
  const { rows, qtdRecords } = people.data ?? { rows: [], qtdRecords: count };
  if (qtdRecords === 0) return null;
  return (
    <div>
      <p>{texts.resultsUnmailed(qtdRecords)}</p>
      {people.isError ? (
        <RetryNotice retryLabel={appMessages.retry} onRetry={() => void people.refetch()}>
          {texts.unmailedFailed}
        </RetryNotice>
      ) : people.data ? (
        <p>
          <PersonNames people={rows} moreCount={qtdRecords - rows.length} />
          <span>.</span>
        </p>
      ) : (
        <SkeletonGroup label={texts.readingUnmailed}>
          <Skeleton width="80%" />
        </SkeletonGroup>
      )}
      <p>{qtdRecords === 1 ? texts.tellOneInPerson : texts.tellInPerson}</p>
    </div>
  );
}
