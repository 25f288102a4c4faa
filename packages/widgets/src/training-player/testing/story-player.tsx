import { useState } from 'react';
import { PortalLink } from '../../shared/host/portal-link.tsx';
import { CertificateCard } from '../certificate/certificate-card.tsx';
import { ExitButton } from '../parts/exit-button.tsx';
import { PlayerScreen } from '../parts/player-screen.tsx';
import { openBook } from '../progress/progress-book.ts';
import { door } from '../training-player.fixtures.ts';
import type { SavedProgress, Training } from '../training-player.types.ts';

export interface StoryPlayerProps {
  training: Training;
  saved: SavedProgress;
  /** @default false */
  isComplete?: boolean;
  /** @default false */
  isVideoLost?: boolean;
}

const tinyVideo = new URL('tiny.mp4', import.meta.url).href;

/** A player without a server: every video is the same eight seconds. */
export function StoryPlayer(props: StoryPlayerProps) {
  const { training, saved, isComplete = false, isVideoLost = false } = props;
  const [book, setBook] = useState(() => openBook(saved));
  return (
    <PlayerScreen
      training={training}
      book={book}
      keeper={{ update: setBook, save: async () => undefined }}
      readVideo={async () => {
        if (isVideoLost) throw new Error('lost');
        return { url: tinyVideo, captions: 'WEBVTT\n\n00:00.000 --> 00:08.000\nBoas-vindas!' };
      }}
      onRefusal={() => undefined}
      exit={
        <>
          {isComplete ? <PortalLink size="m" /> : null}
          <ExitButton onLeave={() => undefined} />
        </>
      }
      notice={
        saved.certificate ? (
          <CertificateCard
            certificate={saved.certificate}
            company={door.company}
            isComplete={isComplete}
          />
        ) : null
      }
    />
  );
}
