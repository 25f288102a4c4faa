import { NOT_ASSESSED } from '@aferir/domain';
import { EmptyState } from '@aferir/ui';
import { ProfileIcon } from '../profile-icon/profile-icon.tsx';
import type { SectionProps } from './section-props.ts';

/** Stands where the report will be once the questionnaire is finished. */
export function ReportNotAssessed({ messages, headingLevel }: SectionProps) {
  return (
    <EmptyState
      icon={<ProfileIcon outcome={null} size={72} isDecorative />}
      title={NOT_ASSESSED}
      description={messages.notAssessedHint}
      headingLevel={headingLevel}
    />
  );
}
