import { isApiProblem } from '@aferir/api-client';
import { countRequests, MOST_CHOSEN_PEOPLE } from '@aferir/domain';
import { Button, type GridSelection } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { BellRing, Send } from 'lucide-react';
import { useFailureToast } from '../forms/use-failure-toast.ts';
import { type Candidate, useChosenPeople } from './chosen-people.tsx';
import { reminderMessages } from './reminder-messages.ts';
import type { Reminding } from './reminders.ts';
import { requestMessages } from './request-messages.ts';

/** How a grid of people has them chosen for a mass send; undefined where nobody may be. */
export function usePeopleSelection<Person>(
  toCandidate: (person: Person) => Candidate,
  readFirst: (count: number) => Promise<readonly Person[]>,
): GridSelection<Person> | undefined {
  const chosen = useChosenPeople();
  const tellFailure = useFailureToast();
  const whole = useMutation({
    mutationFn: () => readFirst(MOST_CHOSEN_PEOPLE),
    onSuccess: (people) => chosen?.choose(people.map(toCandidate), true),
    onError: (problem) => {
      if (isApiProblem(problem)) tellFailure(problem, requestMessages.chooseAllFailed);
    },
  });
  if (!chosen) return undefined;
  const people = [...chosen.people.values()];
  const { asked } = countRequests(people);
  const { send, remind } = chosen;
  const awaited = countWaitedFor(remind ? people : []);
  return {
    selected: chosen.people,
    onSelect: (people, isChosen) => chosen.choose(people.map(toCandidate), isChosen),
    onClear: chosen.clear,
    all: {
      onSelect: () => whole.mutate(),
      isLoading: whole.isPending,
      most: MOST_CHOSEN_PEOPLE,
    },
    actions: (
      <>
        {(['people', 'managers'] as const).map((whom) =>
          awaited[whom] > 0 ? (
            <Button
              key={whom}
              size="s"
              variant="secondary"
              icon={<BellRing />}
              onClick={() => remind?.(whom)}
            >
              {reminderMessages[whom].remind(awaited[whom])}
            </Button>
          ) : null,
        )}
        {send && (asked > 0 || awaited.people + awaited.managers === 0) ? (
          <Button size="s" icon={<Send />} onClick={send}>
            {asked === 0 ? requestMessages.sendRequests : requestMessages.sendToPeople(asked)}
          </Button>
        ) : null}
      </>
    ),
  };
}

/** How many of some people are waited for, and how many managers of theirs. */
function countWaitedFor(people: readonly Candidate[]): Record<Reminding['whom'], number> {
  const managers = new Set<number>();
  let waiting = 0;
  for (const { awaited, isActive } of people) {
    if (!awaited || !isActive) continue;
    if (awaited.lstGestores.length === 0) waiting += 1;
    for (const { idOrganogramaPessoa } of awaited.lstGestores) managers.add(idOrganogramaPessoa);
  }
  return { people: waiting, managers: managers.size };
}
