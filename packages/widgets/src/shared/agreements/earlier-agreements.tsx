import { Skeleton } from '@aferir/ui';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { EarlierAgreementsListProps } from './earlier-agreements-list.tsx';

// Most who begin a review have none, and would wait for its code.
const EarlierAgreementsList = lazyPart(
  async () => (await import('./earlier-agreements-list.tsx')).EarlierAgreementsList,
);

/** What was agreed on after the reviews before, for whoever begins the next one; nothing where there was none. */
export function EarlierAgreements({ agreements }: EarlierAgreementsListProps) {
  if (agreements.length === 0) return null;
  return (
    <EarlierAgreementsList
      agreements={agreements}
      fallback={<Skeleton shape="block" height="96px" />}
    />
  );
}
