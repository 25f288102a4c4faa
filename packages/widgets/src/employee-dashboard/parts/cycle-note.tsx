import type { CycleOfRequest } from '@aferir/domain';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { lastDayText } from '../../shared/page/last-day-text.ts';
import page from '../../shared/page/page.module.css';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';

export interface CycleNoteProps {
  /** Undefined for a request of its own. */
  cycle: CycleOfRequest | undefined;
  /** Whether the person has still to answer, so that the last day concerns them. */
  isOpen: boolean;
}

/** The cycle that a request is part of, and until when an answer is asked for. */
export function CycleNote({ cycle, isOpen }: CycleNoteProps) {
  const { messages, language } = useWidget<EmployeeDashboardMessages>();
  const content = useContentLang();
  if (!cycle) return null;
  return (
    <span className={page.muted}>
      <span {...content}>{cycle.name}</span>
      {isOpen ? <span>{` · ${lastDayText(cycle.dueOn, messages, language)}`}</span> : null}
    </span>
  );
}
