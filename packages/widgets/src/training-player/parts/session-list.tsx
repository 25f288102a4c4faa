import { Collapsible } from '@aferir/ui';
import { useEffect, useState } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { concludedCount, type ProgressBook, progressOf } from '../progress/progress-book.ts';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import type { TrainingSession } from '../training-player.types.ts';
import styles from './player-screen.module.css';
import { VideoRow } from './video-row.tsx';

export interface SessionListProps {
  sessions: readonly TrainingSession[];
  book: ProgressBook;
  /** The video on the stage. */
  openVideoId: number;
  onPlay: (videoId: number) => void;
  onMark: (videoId: number, isMarked: boolean) => void;
}

/** The sessions of a training; that of the open video is unfolded. */
export function SessionList({ sessions, ...rest }: SessionListProps) {
  const { messages, headingLevel } = useWidget<TrainingPlayerMessages>();
  const Heading = `h${headingLevel + 1}` as 'h2' | 'h3' | 'h4';
  return (
    <nav className={styles.sessions} aria-label={messages.sessions}>
      <Heading className={styles.subheading}>{messages.sessions}</Heading>
      {sessions.map((session, index) => (
        <Session
          // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no more than their place
          key={index}
          session={session}
          {...rest}
        />
      ))}
    </nav>
  );
}

interface SessionProps extends Omit<SessionListProps, 'sessions'> {
  session: TrainingSession;
}

function Session({ session: { name, videos }, book, openVideoId, onPlay, onMark }: SessionProps) {
  const { messages } = useWidget<TrainingPlayerMessages>();
  const isCurrent = videos.some(({ id }) => id === openVideoId);
  const [isOpen, setIsOpen] = useState(isCurrent);
  useEffect(() => {
    if (isCurrent) setIsOpen(true);
  }, [isCurrent]);
  const concluded = concludedCount(book, videos);
  return (
    <Collapsible
      title={name}
      hint={messages.concludedOf(concluded, videos.length)}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      <ul className={styles.videos}>
        {videos.map((video) => (
          <VideoRow
            key={video.id}
            video={video}
            progress={progressOf(book, video)}
            isOpen={video.id === openVideoId}
            onPlay={() => onPlay(video.id)}
            onMark={(isMarked) => onMark(video.id, isMarked)}
          />
        ))}
      </ul>
    </Collapsible>
  );
}
