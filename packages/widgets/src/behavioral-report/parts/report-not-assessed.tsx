import { NOT_ASSESSED } from '@aferir/domain';
import { EmptyState } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import { ProfileIcon } from '../profile-icon/profile-icon.tsx';

/** Stands where the report will be once the questionnaire is finished. */
export function ReportNotAssessed() {
  const { messages, headingLevel } = useWidget<BehavioralReportMessages>();
  return (
    <EmptyState
      icon={<ProfileIcon outcome={null} size={72} isDecorative />}
      title={NOT_ASSESSED}
      description={messages.notAssessedHint}
      headingLevel={headingLevel}
    />
  );
}
