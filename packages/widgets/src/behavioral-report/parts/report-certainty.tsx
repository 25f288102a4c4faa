import { Notice } from '@aferir/ui';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { BehavioralReportMessages } from '../behavioral-report.messages.ts';
import type { BehavioralProfile } from '../behavioral-report.types.ts';

/** One reason to read the outcome with care. */
export interface CertaintyNote {
  readonly title: string;
  readonly text: string;
}

/** How sure the outcome is, in words; nothing when it is clear. */
export function certaintyNotes(
  profile: BehavioralProfile,
  messages: BehavioralReportMessages,
): CertaintyNote[] {
  const [first, second] = profile.outcome.shares;
  const notes: CertaintyNote[] = [];
  if (profile.isBarelyDifferentiated) {
    notes.push({ title: messages.barelyDifferentiatedTitle, text: messages.barelyDifferentiated });
  }
  if (profile.isTechnicalTie && first && second) {
    const text = messages.technicalTie(first.profile, second.profile);
    notes.push({ title: messages.technicalTieTitle, text });
  }
  return notes;
}

export interface ReportCertaintyProps {
  profile: BehavioralProfile;
}

/** Says when the outcome is to be read with care. */
export function ReportCertainty({ profile }: ReportCertaintyProps) {
  const { messages } = useWidget<BehavioralReportMessages>();
  return certaintyNotes(profile, messages).map(({ title, text }) => (
    <Notice key={title} tone="warning" title={title}>
      {text}
    </Notice>
  ));
}
