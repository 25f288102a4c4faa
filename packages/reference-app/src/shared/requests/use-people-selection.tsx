import { countRequests } from '@aferir/domain';
import { Button, type GridSelection } from '@aferir/ui';
import { Send } from 'lucide-react';
import { type Candidate, useChosenPeople } from './chosen-people.tsx';
import { requestMessages } from './request-messages.ts';

/** How a grid of people has them chosen for a mass send; undefined where nobody may be. */
export function usePeopleSelection<Person>(
  toCandidate: (person: Person) => Candidate,
): GridSelection<Person> | undefined {
  const chosen = useChosenPeople();
  if (!chosen) return undefined;
  const { asked } = countRequests([...chosen.people.values()]);
  return {
    selected: chosen.people,
    onSelect: (people, isChosen) => chosen.choose(people.map(toCandidate), isChosen),
    onClear: chosen.clear,
    actions: (
      <Button size="s" icon={<Send />} onClick={chosen.send}>
        {asked === 0 ? requestMessages.sendRequests : requestMessages.sendToPeople(asked)}
      </Button>
    ),
  };
}
