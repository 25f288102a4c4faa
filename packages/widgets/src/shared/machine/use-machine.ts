import { type Dispatch, useReducer } from 'react';
import { type Effects, type Stepped, useEffectsOf } from './use-effects-of.ts';

/** A machine, and what its states do. */
export interface MachineOptions<State extends Stepped, Event> {
  initial: State | (() => State);
  /** The state after an event; the same one when nothing has changed. */
  transition: (state: State, event: Event) => State;
  effects?: Effects<State>;
}

/**
 * Runs a machine. The transition stays pure; whatever has to do with the world, such as a call or
 * the storage, is an effect of a state, and what comes of it is another event.
 */
export function useMachine<State extends Stepped, Event>({
  initial,
  transition,
  effects = {},
}: MachineOptions<State, Event>): [State, Dispatch<Event>] {
  const [state, send] = useReducer(transition, initial, resolve<State>);
  useEffectsOf(state, effects);
  return [state, send];
}

function resolve<State extends Stepped>(initial: State | (() => State)): State {
  return typeof initial === 'function' ? initial() : initial;
}
