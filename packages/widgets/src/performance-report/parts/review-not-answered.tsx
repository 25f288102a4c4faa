import { EmptyState } from '@aferir/ui';
import { Clock, FileX } from 'lucide-react';
import type { ReviewHeader } from '../performance-report.types.ts';
import type { SectionProps } from './section-props.ts';

export interface ReviewNotAnsweredProps extends SectionProps {
  header: ReviewHeader;
}

/** Stands where the report will be once the self-assessment is sent, or would have been. */
export function ReviewNotAnswered({ header, messages, headingLevel }: ReviewNotAnsweredProps) {
  return header.isClosed ? (
    <EmptyState
      icon={<FileX />}
      title={messages.cancelled}
      description={messages.cancelledHint}
      headingLevel={headingLevel}
    />
  ) : (
    <EmptyState
      icon={<Clock />}
      title={messages.notAnswered}
      description={messages.notAnsweredHint}
      headingLevel={headingLevel}
    />
  );
}
