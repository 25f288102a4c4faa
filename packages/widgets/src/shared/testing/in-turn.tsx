import { type ReactNode, useState } from 'react';

interface InTurnProps<State> {
  states: readonly State[];
  /** Draws a state; what it is given leads on to the next one. */
  draw: (state: State, goOn: () => void) => ReactNode;
}

/** Draws one state after another in the same place. */
export function InTurn<State>({ states, draw }: InTurnProps<State>) {
  const [at, setAt] = useState(0);
  const state = states[at];
  return state === undefined ? null : draw(state, () => setAt(at + 1));
}
