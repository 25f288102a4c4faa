import { MOST_CHOSEN_PEOPLE } from '@aferir/domain';
import { useRef, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { filledUp, type SelectedRows, withSelected } from '../grid/selected-rows.ts';
import { requestMessages } from '../requests/request-messages.ts';

/** People who are selected, whatever page of a list they are on. */
export interface SelectedPeople<Person> {
  /** By their ids as a grid has them. */
  readonly people: SelectedRows<Person>;
  /**
   * Selects as many of some people as there is room for, beside those who are selected, or none of them any more.
   * Tells who came to be selected by it.
   */
  choose(people: readonly Person[], isSelected: boolean): readonly Person[];
  clear(): void;
}

/** Keeps who is selected, up to as many as one call takes. */
export function useSelectedPeople<Person>(
  idOf: (person: Person) => string,
): SelectedPeople<Person> {
  const { toasts } = useServices();
  const [people, setPeople] = useState<SelectedRows<Person>>(new Map());
  // Who reads people before they are selected goes by who is selected then, not by who was when the reading began.
  const latest = useRef(people);

  function keep(next: SelectedRows<Person>) {
    latest.current = next;
    setPeople(next);
  }

  function choose(some: readonly Person[], isSelected: boolean): readonly Person[] {
    if (!isSelected) {
      keep(withSelected(latest.current, some, { idOf, isSelected }));
      return [];
    }
    const options = { idOf, most: MOST_CHOSEN_PEOPLE };
    const { next, added, keptCount, isCut } = filledUp(latest.current, some, options);
    keep(next);
    if (isCut) {
      const message = requestMessages.mostChosen(MOST_CHOSEN_PEOPLE, keptCount);
      toasts.show({ tone: 'warning', message });
    }
    return added;
  }

  return { people, choose, clear: () => keep(new Map()) };
}
