import type { Schema } from '@aferir/api-client';
import type { RequestFacts } from '@aferir/domain';
import { createContext, useContext } from 'react';
import { type SelectedPeople, useSelectedPeople } from '../people/use-selected-people.ts';
import type { Reminding } from './reminders.ts';
import type { RequestKind } from './request-kind.ts';

/** Somebody whom a request may be sent to. */
export interface Candidate extends RequestFacts {
  readonly id: number;
  /** Whom the open request waits for, if there is one. */
  readonly awaited?: Schema<'AwaitedAnswer'> | null | undefined;
}

/** What came of choosing all whom a list is narrowed down to. */
export interface WholeChoice {
  /** Nobody is chosen where none can be asked, or they are more than can be chosen at once. */
  readonly isChosen: boolean;
  /** Who was not chosen before. */
  readonly ticked: readonly Candidate[];
}

/** A list that is narrowed down. */
export interface NarrowedList {
  /** Reads all of it and chooses them; resolves to undefined where it is narrowed down another way by then. */
  chooseAll(): Promise<WholeChoice | undefined>;
}

/** The people chosen in a list, and what can be done about them. */
export interface ChosenPeople extends SelectedPeople<Candidate> {
  /** Asks whether to send to them; undefined for who may not. */
  readonly send: (() => void) | undefined;
  /** Asks whether to remind those of them who are waited for, or their managers; undefined for who may not. */
  readonly remind: ((whom: Reminding['whom']) => void) | undefined;
  /** What they are asked for. */
  readonly kind: RequestKind;
  /** Hears how the list is narrowed down; undefined is not at all. */
  readonly tellNarrowed: (list: NarrowedList | undefined) => void;
}

/** Shared by the grid, where people are chosen, and the mass send; a tick draws nothing between them. */
export const ChosenPeopleContext = createContext<ChosenPeople | undefined>(undefined);

/** The people chosen in the section around. */
export function useChosenPeople(): ChosenPeople {
  const chosen = useContext(ChosenPeopleContext);
  if (!chosen) throw new Error('Nobody can be chosen outside of a section of requests.');
  return chosen;
}

const idOf = ({ id }: Candidate) => String(id);

/** Keeps who is chosen. */
export function useChoice(): SelectedPeople<Candidate> {
  return useSelectedPeople(idOf);
}
