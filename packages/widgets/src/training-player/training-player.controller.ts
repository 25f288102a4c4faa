import { isApiProblem, type LinkClient } from '@aferir/api-client';
import { getPlayerMaskedEmailQuery } from '@aferir/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefusal, problemDetail } from '../shared/host/problem-detail.ts';
import { useTellOpening } from '../shared/host/use-tell-opening.ts';
import { useWidget } from '../shared/host/use-widget.tsx';
import { useMachine } from '../shared/machine/use-machine.ts';
import { useOncePer } from '../shared/machine/use-once-per.ts';
import { useAferir } from '../shared/provider/aferir-provider.tsx';
import { openTraining, sendPin, toDoor } from './training-player.data.ts';
import { firstState, type PlayerState, transition } from './training-player.machine.ts';
import { createPlayerMemories, type PlayerMemories } from './training-player.memory.ts';
import type { TrainingPlayerMessages } from './training-player.messages.ts';

const WAIT_BEFORE_RELOADING = 10_000;

/** What the learner can do, and what can happen to their access while they watch. */
export interface PlayerActions {
  /** Tries again to open the link. */
  retry(): void;
  askForPin(email: string): void;
  /** Goes on to the PIN without another mail. */
  usePinAtHand(): void;
  askForOtherPin(): void;
  enter(pin: string): void;
  /** A call with the PIN was refused; a failure that may pass is none. */
  takeRefusal(cause: unknown): void;
  leave(isComplete: boolean): void;
}

/** Leads the learner of a link through e-mail and PIN to the training. */
export function useTrainingPlayer(): [PlayerState, PlayerActions, PlayerMemories] {
  const { client, messages, host } = useWidget<TrainingPlayerMessages, LinkClient>();
  const { apiBase } = useAferir();
  const queries = useQueryClient();
  const [memories] = useState(() => createPlayerMemories(apiBase));
  const { hash } = client;
  const [state, send] = useMachine<PlayerState, Parameters<typeof transition>[1]>({
    initial: firstState,
    transition,
    effects: { sending: ({ email }) => mail(email), checking: ({ door, pin }) => open(door, pin) },
  });

  const door = useQuery({
    ...getPlayerMaskedEmailQuery(client, { path: { hs: hash } }),
    enabled: hash !== '',
    refetchInterval: ({ state: { error } }) => (error?.isRetryable ? WAIT_BEFORE_RELOADING : false),
  });

  useOncePer(door.error ?? door.data ?? client, () => {
    if (hash === '') {
      const message = messages.missingLink;
      send({ type: 'closed', problem: { kind: 'missing-link', message, isRetryable: false } });
    } else if (door.error) {
      send({ type: 'closed', problem: problemDetail(door.error) });
    } else if (door.data) {
      send({ type: 'door-read', door: toDoor(door.data), pin: memories.read(hash)?.pin });
    }
  });

  useTellOpening({
    isShown: state.step !== 'loading' && state.step !== 'unavailable',
    problem: state.step === 'unavailable' ? state.problem : null,
  });

  async function mail(email: string) {
    try {
      await sendPin(queries, client, email);
      send({ type: 'pin-sent', text: messages.pinSent });
    } catch (cause) {
      if (closeIfEnded(cause)) return;
      send({ type: 'send-failed', text: saidBy(cause) ?? messages.sendFailed });
      host.failed(problemDetail(cause));
    }
  }

  async function open(
    { company }: Extract<PlayerState, { step: 'checking' }>['door'],
    pin: string,
  ) {
    try {
      const opened = await openTraining(client, pin, company);
      memories.write(hash, { ...memories.read(hash), pin });
      send({ type: 'pin-accepted', opened });
    } catch (cause) {
      if (takeRefusal(cause, messages.accessRefused)) return;
      send({ type: 'access-lost', text: messages.openFailed });
      host.failed(problemDetail(cause));
    }
  }

  /** Whether a failure has ended the access, for now or for good. */
  function takeRefusal(cause: unknown, unsaid: string): boolean {
    if (closeIfEnded(cause)) return true;
    const { kind } = problemDetail(cause);
    if (kind !== 'unauthorized' && kind !== 'throttled') return false;
    memories.write(hash, { ...memories.read(hash), pin: undefined });
    send({ type: 'access-lost', text: saidBy(cause) ?? unsaid });
    host.failed(problemDetail(cause));
    return true;
  }

  /** Deactivated or deleted, or not for this person any more. */
  function closeIfEnded(cause: unknown): boolean {
    const problem = problemDetail(cause);
    const isEnd = problem.kind === 'forbidden' || problem.kind === 'not-found';
    if (isEnd && isRefusal(problem)) send({ type: 'closed', problem });
    return isEnd;
  }

  return [
    state,
    {
      retry: () => void door.refetch(),
      askForPin: (email) => send({ type: 'email-given', email }),
      usePinAtHand: () => send({ type: 'pin-at-hand' }),
      askForOtherPin: () => send({ type: 'pin-wanted' }),
      enter: (pin) => send({ type: 'pin-given', pin }),
      takeRefusal: (cause) => void takeRefusal(cause, messages.accessExpired),
      leave(isComplete) {
        memories.remove(hash);
        send({ type: 'left' });
        host.close({ isComplete });
      },
    },
    memories,
  ];
}

/** What the server says by itself about a failure. */
function saidBy(cause: unknown): string | undefined {
  return isApiProblem(cause) ? cause.errors[0] : undefined;
}
