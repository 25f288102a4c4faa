import { MOST_CHOSEN_PEOPLE } from '@aferir/domain';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { filledUp, type SelectedRows, withSelected } from '../grid/selected-rows.ts';
import { requestMessages } from '../requests/request-messages.ts';

/** People who are selected, whatever page of a list they are on. */
export interface SelectedPeople<Person> {
  /** By their ids as a grid has them. */
  readonly people: SelectedRows<Person>;
  /** Selects as many of some people as there is room for, beside those who are selected, or none of them any more. */
  choose(people: readonly Person[], isSelected: boolean): void;
  clear(): void;
}

/** Keeps who is selected, up to as many as one call takes. */
export function useSelectedPeople<Person>(
  idOf: (person: Person) => string,
): SelectedPeople<Person> {
  const { toasts } = useServices();
  const [people, setPeople] = useState<SelectedRows<Person>>(new Map());

  function choose(some: readonly Person[], isSelected: boolean) {
    if (!isSelected) {
      setPeople(withSelected(people, some, { idOf, isSelected }));
      return;
    }
    const { next, keptCount, isCut } = filledUp(people, some, { idOf, most: MOST_CHOSEN_PEOPLE });
    setPeople(next);
    if (!isCut) return;
    const message = requestMessages.mostChosen(MOST_CHOSEN_PEOPLE, keptCount);
    toasts.show({ tone: 'warning', message });
  }

  return { people, choose, clear: () => setPeople(new Map()) };
}
