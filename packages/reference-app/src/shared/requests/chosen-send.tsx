import type { Candidate } from './chosen-people.tsx';
import type { RequestKind } from './request-kind.ts';
import { useMassSend } from './use-mass-send.tsx';

/** Props of {@link ChosenSend}. */
export interface ChosenSendProps {
  kind: RequestKind;
  people: readonly Candidate[];
  onSent: () => void;
}

/** Asks at once whether to send a request to people who were chosen; the wider choices are there too. */
export function ChosenSend({ kind, people, onSent }: ChosenSendProps) {
  const chosen = {
    people: new Map(people.map((person) => [String(person.id), person])),
    clear: onSent,
  };
  return useMassSend(kind, chosen, 'chosen').dialog;
}
