import { Button, Notice } from '@aferir/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { problemDetail } from '../../shared/host/problem-detail.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { PlayerScreen } from '../parts/player-screen.tsx';
import { openBook } from '../progress/progress-book.ts';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import { type PreviewedTraining, readStoredVideo } from './preview.data.ts';

export interface PreviewScreenProps {
  preview: PreviewedTraining;
}

const nothingSaved = { stateNumber: 0, videos: {}, lastVideoId: null, certificate: null };

/** The player of a training of which nothing is saved. */
export function PreviewScreen({ preview: { training, captions } }: PreviewScreenProps) {
  const { client, messages, host } = useWidget<TrainingPlayerMessages>();
  const [book, setBook] = useState(() => openBook(nothingSaved));
  return (
    <PlayerScreen
      training={training}
      book={book}
      keeper={{ update: setBook, save: async () => undefined }}
      readVideo={readStoredVideo(client, captions)}
      onRefusal={(cause) => host.failed(problemDetail(cause))}
      exit={
        <Button variant="ghost" icon={<LogOut />} onClick={() => host.close({ isComplete: false })}>
          {messages.leave}
        </Button>
      }
      notice={<Notice tone="info">{messages.previewText}</Notice>}
    />
  );
}
