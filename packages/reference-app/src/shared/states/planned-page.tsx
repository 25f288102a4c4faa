import { EmptyState } from '@aferir/ui';
import { Hourglass } from 'lucide-react';
import { useLocation } from 'react-router';
import { findPage } from '../../guard.ts';
import { appMessages } from '../app-messages.ts';

/** Stands for every page whose place is there and which is still to be built. */
export function PlannedPage() {
  const title = findPage(useLocation().pathname)?.title ?? appMessages.product;
  return (
    <EmptyState
      headingLevel={1}
      icon={<Hourglass />}
      title={appMessages.plannedTitle}
      description={appMessages.plannedText(title)}
    />
  );
}
