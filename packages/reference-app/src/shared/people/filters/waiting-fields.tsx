import { Skeleton, SkeletonGroup } from '@aferir/ui';
import { peopleFilterMessages as texts } from './people-filter-messages.ts';

/** Stands for the fields of a panel until their code has come. */
export function WaitingFields({ isOne = false }: { isOne?: boolean }) {
  return (
    <SkeletonGroup label={texts.loading}>
      <Skeleton shape="block" height="64px" />
      {isOne ? null : <Skeleton shape="block" height="64px" />}
    </SkeletonGroup>
  );
}
