import type { Schema } from '@aferir/api-client';
import { MOST_CHOSEN_PEOPLE, type RequestFacts } from '@aferir/domain';
import { createContext, useContext, useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { filledUp, type SelectedRows, withSelected } from '../grid/selected-rows.ts';
import type { Reminding } from './reminders.ts';
import { requestMessages } from './request-messages.ts';

/** Somebody whom a request may be sent to. */
export interface Candidate extends RequestFacts {
  readonly id: number;
  /** Whom the open request waits for, if there is one. */
  readonly awaited?: Schema<'AwaitedAnswer'> | null | undefined;
}

/** The people chosen for a mass send, whatever page of the grid they are on. */
export interface ChosenPeople {
  /** By their ids as the grid has them. */
  readonly people: ReadonlyMap<string, Candidate>;
  choose(people: readonly Candidate[], isChosen: boolean): void;
  /** Chooses as many of some people as there is room for, beside those who are chosen. */
  fill(people: readonly Candidate[]): void;
  clear(): void;
  /** Asks whether to send to them; undefined for who may not. */
  readonly send: (() => void) | undefined;
  /** Asks whether to remind those of them who are waited for, or their managers; undefined for who may not. */
  readonly remind: ((whom: Reminding['whom']) => void) | undefined;
}

/** Shared by the grid, where people are chosen, and the mass send; a tick draws nothing between them. */
export const ChosenPeopleContext = createContext<ChosenPeople | undefined>(undefined);

const idOf = ({ id }: Candidate) => String(id);

/** The people chosen in the section around; undefined where nobody can be. */
export function useChosenPeople(): ChosenPeople | undefined {
  return useContext(ChosenPeopleContext);
}

/** Keeps who is chosen, up to as many as one call takes. */
export function useChoice(): Omit<ChosenPeople, 'send' | 'remind'> {
  const { toasts } = useServices();
  const [people, setPeople] = useState<SelectedRows<Candidate>>(new Map());
  const tellMost = (keptCount: number) =>
    toasts.show({
      tone: 'warning',
      message: requestMessages.mostChosen(MOST_CHOSEN_PEOPLE, keptCount),
    });

  function choose(some: readonly Candidate[], isSelected: boolean) {
    const next = withSelected(people, some, { idOf, isSelected });
    if (next.size <= MOST_CHOSEN_PEOPLE) setPeople(next);
    else tellMost(people.size);
  }

  function fill(some: readonly Candidate[]) {
    const { next, keptCount, isCut } = filledUp(people, some, { idOf, most: MOST_CHOSEN_PEOPLE });
    setPeople(next);
    if (isCut) tellMost(keptCount);
  }

  return { people, choose, fill, clear: () => setPeople(new Map()) };
}
