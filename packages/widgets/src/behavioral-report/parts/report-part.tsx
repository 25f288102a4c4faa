import { Button, EmptyState, Skeleton, SkeletonGroup } from '@aferir/ui';
import type { ReactNode } from 'react';
import type { ReportPart as Part } from '../behavioral-report.types.ts';
import { levelsBelow, type SectionProps } from './section-props.ts';

export interface ReportPartProps<Data> extends SectionProps {
  part: Part<Data>;
  loadingLabel: string;
  emptyLabel: string;
  isEmpty: (data: Data) => boolean;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

/** A part of the report while it loads, when there is none of it, and when it is there. */
export function ReportPart<Data>(props: ReportPartProps<Data>) {
  const { part, loadingLabel, emptyLabel, isEmpty, onRetry, messages, headingLevel } = props;
  if (part.status === 'loading') {
    return (
      <SkeletonGroup label={loadingLabel}>
        <p aria-hidden="true">{loadingLabel}</p>
        <Skeleton />
        <Skeleton width="92%" />
        <Skeleton width="64%" />
      </SkeletonGroup>
    );
  }
  if (part.status === 'ready' && !isEmpty(part.data)) return props.children(part.data);
  return (
    <EmptyState
      title={emptyLabel}
      headingLevel={levelsBelow(headingLevel).part}
      action={
        part.status === 'failed' ? (
          <Button variant="secondary" onClick={onRetry}>
            {messages.retry}
          </Button>
        ) : undefined
      }
    />
  );
}
