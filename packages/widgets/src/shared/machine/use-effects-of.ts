import { useEffect, useRef } from 'react';

/** A state of a machine, named by its step. */
export interface Stepped {
  readonly step: string;
}

/** What a state does once it is on the screen; `before` is the state that it came from. */
export type Effect<State extends Stepped, Before extends Stepped = Stepped> = (
  state: State,
  before: Before | undefined,
) => void | Promise<void>;

/** Effects by the step of the state that has them. */
export type Effects<State extends Stepped> = {
  readonly [Step in State['step']]?: Effect<Extract<State, { readonly step: Step }>, State>;
};

/**
 * Runs the effect of a state once it is on the screen, and once for each state: one that is the
 * same object as before has not changed. An effect is that of the latest render; it ends by itself
 * what it has begun, also when the component is gone meanwhile.
 */
export function useEffectsOf<State extends Stepped>(state: State, effects: Effects<State>): void {
  const last = useRef<State>(undefined);
  useEffect(() => {
    const before = last.current;
    if (before === state) return;
    last.current = state;
    const byStep = effects as Readonly<Record<string, Effect<State, State> | undefined>>;
    void byStep[state.step]?.(state, before);
  });
}

/** Keeps an effect to states that come from another step, whatever changes within their own. */
export function onEntering<State extends Stepped, Before extends Stepped>(
  effect: Effect<State, Before>,
): Effect<State, Before> {
  return (state, before) => (before?.step === state.step ? undefined : effect(state, before));
}
