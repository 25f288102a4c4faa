import { isApiProblem } from '@aferir/api-client';
import { countRequests } from '@aferir/domain';
import { Button, PageHeader } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useFailureToast } from '../forms/use-failure-toast.ts';
import stack from '../frame/stack.module.css';
import {
  ChosenPeopleContext,
  type NarrowedList,
  useChoice,
  type WholeChoice,
} from './chosen-people.tsx';
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
  const tellFailure = useFailureToast();
  const choice = useChoice();
  const massSend = useMassSend(kind, choice);
  const narrowed = useRef<NarrowedList>(undefined);
  const tellNarrowed = useCallback((list: NarrowedList | undefined) => {
    narrowed.current = list;
  }, []);
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
  const sending = useMutation({
    // Whoever chose people means them, and whoever narrowed the list down those whom it shows.
    mutationFn: async (): Promise<WholeChoice | undefined> => {
      const people = [...choice.people.values()];
      return people.length === 0 && narrowed.current
        ? narrowed.current.chooseAll()
        : { isChosen: countRequests(people).asked > 0, ticked: [] };
    },
    onSuccess: (whole) => {
      if (whole) massSend.start(whole.isChosen ? 'chosen' : 'without-result', whole.ticked);
    },
    onError: (problem) => {
      if (isApiProblem(problem)) tellFailure(problem, requestMessages.chooseAllFailed);
    },
  });
  const lstPessoas = [...choice.people.values()].map(({ id }) => id);
  return (
    <ChosenPeopleContext
      value={{
        ...choice,
        kind,
        tellNarrowed,
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
              <Button
                icon={<Send />}
                isLoading={sending.isPending}
                onClick={() => sending.mutate()}
              >
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
