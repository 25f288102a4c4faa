import { EmptyState } from '@aferir/ui';
import { ProfileIcon } from '../../shared/disc-profile/profile-icon.tsx';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';

/** Stands where the report will be once the questionnaire is finished. */
export function ReportNotAssessed() {
  const { messages, headingLevel } = useWidget<BehavioralReportMessages>();
  return (
    <EmptyState
      icon={<ProfileIcon outcome={null} size={72} isDecorative />}
      title={messages.notAssessed}
      description={messages.notAssessedHint}
      headingLevel={headingLevel}
    />
  );
}
