import { Button, EmptyState, Skeleton, SkeletonGroup } from '@aferir/ui';
import type { ReactNode } from 'react';
import { useWidget } from '../host/use-widget.tsx';
import { SaidText } from '../language/use-said.tsx';
import { levelsBelow } from './heading-levels.ts';
import type { PartState } from './part-state.ts';

export interface ReportPartProps<Data> {
  part: PartState<Data>;
  loadingLabel: string;
  /** Said when there is none of it. */
  emptyLabel: string;
  /** Why there is none, or what will change it. */
  emptyHint?: string;
  /** Said when it could not be loaded. @default the same */
  failedLabel?: string;
  isEmpty: (data: Data) => boolean;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
}

/** A part of a report while it loads, when there is none of it, and when it is there. */
export function ReportPart<Data>(props: ReportPartProps<Data>) {
  const { part, loadingLabel, emptyLabel, isEmpty } = props;
  const { messages, headingLevel } = useWidget<{ readonly retry: string }>();
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
  const level = levelsBelow(headingLevel).part;
  if (part.status === 'withheld') return <EmptyState title={part.reason} headingLevel={level} />;
  if (part.status === 'ready') {
    return <EmptyState title={emptyLabel} description={props.emptyHint} headingLevel={level} />;
  }
  return (
    <EmptyState
      tone="danger"
      title={props.failedLabel ?? emptyLabel}
      description={part.reason && <SaidText sentence={part.reason} />}
      headingLevel={level}
      action={
        <Button variant="secondary" onClick={props.onRetry}>
          {messages.retry}
        </Button>
      }
    />
  );
}
