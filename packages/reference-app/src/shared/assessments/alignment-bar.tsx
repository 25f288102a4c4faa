import { AlignmentBar as SharedBar } from '@aferir/widgets';
import { assessmentMessages } from './assessment-messages.ts';

/** Props of {@link AlignmentBar}. */
export interface AlignmentBarProps {
  /** 0 to 100, or −1 while there is none. */
  percent: number;
  /** Whose it is, where a grid lists several people. */
  person?: string;
}

/** The bar of the widgets, with the app's words. */
export function AlignmentBar({ percent, person }: AlignmentBarProps) {
  const { alignment, alignmentOf, noAlignment } = assessmentMessages;
  return (
    <SharedBar
      percent={percent}
      label={person ? alignmentOf(person) : alignment}
      noData={noAlignment}
    />
  );
}
