import { countRequests, MOST_CHOSEN_PEOPLE } from '@aferir/domain';
import { Button, type GridSelection } from '@aferir/ui';
import { BellRing, Send } from 'lucide-react';
import { useEffect } from 'react';
import { ChosenExport, type ChosenExportProps } from '../exports/chosen-export.tsx';
import { useWholeSelection, type WholeSelectionOf } from '../grid/use-whole-selection.ts';
import { useLatest } from '../lib/use-latest.ts';
import { type Candidate, useChosenPeople } from './chosen-people.tsx';
import { reminderMessages } from './reminder-messages.ts';
import type { Reminding } from './reminders.ts';
import { requestMessages } from './request-messages.ts';
import { RequestSlips } from './request-slips.tsx';

/** The list that people are chosen in: how the first of it are read, and how they are taken away. */
type ReadList<Person> = Pick<WholeSelectionOf<Person>, 'asked' | 'isShown' | 'readFirst'> &
  Pick<ChosenExportProps, 'list' | 'results'> & {
    readonly isNarrowed: boolean;
  };

/** How a grid of people has them chosen, and what can be done about them. */
export function usePeopleSelection<Person>(
  toCandidate: (person: Person) => Candidate,
  { asked, isShown, readFirst, isNarrowed, ...exported }: ReadList<Person>,
): GridSelection<Person> {
  const chosen = useChosenPeople();
  const { all, note, readAnew } = useWholeSelection<Person>({
    asked,
    isShown,
    selected: chosen.people.keys(),
    idOf: (person) => String(toCandidate(person).id),
    most: MOST_CHOSEN_PEOPLE,
    readFirst,
    onRead: (people) => chosen.choose(people.map(toCandidate), true),
    failed: requestMessages.chooseAllFailed,
  });
  const { tellNarrowed } = chosen;
  const choosesAll = useLatest(async () => {
    const read = await readAnew();
    if (!read) return undefined;
    const candidates = read.rows.map(toCandidate);
    const isTooLong = read.qtdRecords > MOST_CHOSEN_PEOPLE;
    if (isTooLong || countRequests(candidates).asked === 0) return { isChosen: false, ticked: [] };
    note(read.rows);
    return { isChosen: true, ticked: chosen.choose(candidates, true) };
  });
  useEffect(() => {
    tellNarrowed(isNarrowed ? { chooseAll: () => choosesAll.current() } : undefined);
    return () => tellNarrowed(undefined);
  }, [tellNarrowed, isNarrowed, choosesAll]);
  const people = [...chosen.people.values()];
  const { asked: askedCount } = countRequests(people);
  const { send, remind, kind } = chosen;
  const waiting = countWaitedFor(people).people;
  const awaited = countWaitedFor(remind ? people : []);
  return {
    selected: chosen.people,
    onSelect: (people, isChosen) => {
      note(people);
      chosen.choose(people.map(toCandidate), isChosen);
    },
    onClear: chosen.clear,
    ...(all && { all }),
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
        {waiting > 0 ? (
          <RequestSlips kind={kind} who={{ lstPessoas: people.map(({ id }) => id) }} size="s" />
        ) : null}
        {send && (askedCount > 0 || awaited.people + awaited.managers === 0) ? (
          <Button size="s" icon={<Send />} onClick={send}>
            {askedCount === 0
              ? requestMessages.sendRequests
              : requestMessages.sendToPeople(askedCount)}
          </Button>
        ) : null}
        <ChosenExport {...exported} asked={asked} ids={[...chosen.people.keys()]} />
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
