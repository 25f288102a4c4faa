import { Button, PageHeader } from '@aferir/ui';
import { Send } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import stack from '../frame/stack.module.css';
import { ChosenPeopleContext, useChoice } from './chosen-people.tsx';
import type { RequestKind } from './request-kind.ts';
import { requestMessages } from './request-messages.ts';
import { type SendObstacle, SendObstacleContext, SendObstacleNotice } from './send-obstacle.tsx';
import { useMassSend } from './use-mass-send.tsx';
import { useReminder } from './use-reminder.tsx';

/** What the screen of a kind of request is told, and tells. */
export interface RequestsScreenProps {
  /** The person whose requests are open. */
  personId: number | null;
  onPersonChange: (personId: number | null) => void;
  onOpenReport: (responseId: number) => void;
}

/** Props of {@link RequestsSection}. */
export interface RequestsSectionProps {
  kind: RequestKind;
  title: string;
  /** What the section is for, in one line. */
  purpose: string;
  children: ReactNode;
}

/** The section of a kind of request: its name, the requests to many, and what is below. */
export function RequestsSection({ kind, title, purpose, children }: RequestsSectionProps) {
  const choice = useChoice();
  const massSend = useMassSend(kind, choice);
  const [obstacle, tell] = useState<SendObstacle>();
  const knownObstacle = useMemo(() => ({ obstacle, tell }), [obstacle]);
  // Who can't be asked has not been asked either, so that there is nobody to remind.
  const isOpen = obstacle === undefined;
  const maySend = isOpen && massSend.mayStart;
  const { people, managers = people } = kind.reminding;
  const reminders = {
    people: useReminder(people, choice.clear),
    managers: useReminder(managers, choice.clear),
  };
  const lstPessoas = [...choice.people.values()].map(({ id }) => id);
  return (
    <ChosenPeopleContext
      value={{
        ...choice,
        kind,
        send: maySend ? () => massSend.start('chosen') : undefined,
        remind:
          isOpen && reminders.people.mayRemind
            ? (whom) => reminders[whom].start({ lstPessoas })
            : undefined,
      }}
    >
      <div className={stack.root}>
        <PageHeader
          title={title}
          description={purpose}
          actions={
            maySend ? (
              <Button icon={<Send />} onClick={() => massSend.start('without-result')}>
                {requestMessages.sendRequests}
              </Button>
            ) : null
          }
        />
        <SendObstacleContext value={knownObstacle}>
          <SendObstacleNotice />
          {children}
        </SendObstacleContext>
        {massSend.dialog}
        {reminders.people.dialog}
        {reminders.managers.dialog}
      </div>
    </ChosenPeopleContext>
  );
}
