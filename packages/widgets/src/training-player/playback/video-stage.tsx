import { Button, Notice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { type ReactNode, useState } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useOncePer } from '../../shared/machine/use-once-per.ts';
import type { TrainingPlayerMessages } from '../training-player.messages.ts';
import type { TrainingVideo } from '../training-player.types.ts';
import { type ReadVideo, useVideoAddress } from './use-video-address.ts';
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';
import styles from './video-stage.module.css';

export interface VideoStageProps extends Omit<VideoPlayerProps, 'address' | 'onRenew' | 'onFail'> {
  video: TrainingVideo;
  readVideo: ReadVideo;
  /** The server did not say where the video is. */
  onRefusal: (cause: unknown) => void;
  /** What comes over the video, such as the way to the next one. */
  children?: ReactNode;
}

/** A video, from finding out where it is. */
export function VideoStage(props: VideoStageProps) {
  const { video, readVideo, onRefusal, children, ...player } = props;
  const { messages } = useWidget<TrainingPlayerMessages>();
  const { data: address, error, refetch } = useVideoAddress(video, readVideo);
  const [isFailed, setIsFailed] = useState(false);
  useOncePer(error ?? noFailure, () => {
    if (error) onRefusal(error);
  });

  function retry() {
    setIsFailed(false);
    void refetch();
  }

  if (isFailed || (error && !address)) {
    return (
      <div className={styles.stage}>
        <Notice
          role="alert"
          tone="danger"
          action={
            <Button variant="secondary" onClick={retry}>
              {messages.retry}
            </Button>
          }
        >
          {messages.videoFailed}
        </Notice>
      </div>
    );
  }
  if (!address) {
    return (
      <SkeletonGroup label={messages.loading} className={styles.stage}>
        <Skeleton shape="block" height="100%" />
      </SkeletonGroup>
    );
  }
  return (
    <div className={styles.stage}>
      <VideoPlayer
        {...player}
        address={address}
        onRenew={() => void refetch()}
        onFail={() => setIsFailed(true)}
      />
      {children}
    </div>
  );
}

const noFailure = {};
