import type { LinkClient } from '@aferir/api-client';
import { Notice } from '@aferir/ui';
import { useEffect, useRef, useState } from 'react';
import { PortalLink } from '../shared/host/portal-link.tsx';
import { problemDetail } from '../shared/host/problem-detail.ts';
import { useWidget } from '../shared/host/use-widget.tsx';
import { CertificateCard } from './certificate/certificate-card.tsx';
import { ExitButton } from './parts/exit-button.tsx';
import { PlayerScreen } from './parts/player-screen.tsx';
import { concludedCount, openBook } from './progress/progress-book.ts';
import { useProgress } from './progress/use-progress.ts';
import type { PlayerActions } from './training-player.controller.ts';
import { lengthenPin, readVideoAddress, sendProgress } from './training-player.data.ts';
import type { PlayerState } from './training-player.machine.ts';
import type { PlayerMemories } from './training-player.memory.ts';
import type { TrainingPlayerMessages } from './training-player.messages.ts';
import { usePinRenewal } from './use-pin-renewal.ts';
import { videosOf } from './videos-of.ts';

export interface OpenedPlayerProps {
  state: Extract<PlayerState, { step: 'watching' }>;
  actions: Pick<PlayerActions, 'takeRefusal' | 'leave'>;
  memories: PlayerMemories;
}

/** The player of a training that a PIN has opened: what is watched is saved. */
export function OpenedPlayer({ state, actions, memories }: OpenedPlayerProps) {
  const { opened, pin, isPinGiven } = state;
  const { training } = opened;
  const { client, messages, host } = useWidget<TrainingPlayerMessages, LinkClient>();
  const { hash } = client;
  const [isSaveFailing, setIsSaveFailing] = useState(false);
  const [book, keeper] = useProgress({
    book: openBook(opened.progress, memories.read(hash)?.unsaved),
    send: async (progress, options) => {
      const reply = await sendProgress(client, pin, progress, options);
      setIsSaveFailing(false);
      return reply;
    },
    onFailure(cause) {
      setIsSaveFailing(true);
      host.failed(problemDetail(cause));
      actions.takeRefusal(cause);
    },
    keepUnsaved: (unsaved) => memories.write(hash, { ...memories.read(hash), unsaved }),
  });
  usePinRenewal({
    lifetime: opened.pinLifetime,
    lengthen: () => lengthenPin(client, pin),
    onFailure: actions.takeRefusal,
  });

  const videos = videosOf(training);
  const total = videos.length;
  const concluded = concludedCount(book, videos);
  const saved = concludedCount({ ...book, changes: {} }, videos);
  const isComplete = total > 0 && saved === total;
  const told = useRef(saved);

  // The save that tells of the last video issues the certificate.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a video is concluded
  useEffect(() => void keeper.save(), [concluded, keeper]);

  useEffect(() => {
    if (told.current === saved) return;
    told.current = saved;
    host.progress({ answered: saved, total });
    if (isComplete) host.complete({ responseId: training.id });
  }, [saved, total, isComplete, host, training.id]);

  return (
    <PlayerScreen
      training={training}
      takesFocus={isPinGiven}
      book={book}
      keeper={keeper}
      readVideo={(video, signal) => readVideoAddress(client, pin, video, signal)}
      onRefusal={actions.takeRefusal}
      exit={
        <>
          {isComplete ? <PortalLink size="m" /> : null}
          <ExitButton onLeave={() => actions.leave(isComplete)} />
        </>
      }
      notice={
        <>
          <div role="status">
            {isSaveFailing ? <Notice tone="warning">{messages.saveFailed}</Notice> : null}
          </div>
          {book.saved.certificate ? (
            <CertificateCard
              certificate={book.saved.certificate}
              company={state.door.company}
              isComplete={isComplete}
            />
          ) : null}
        </>
      }
    />
  );
}
