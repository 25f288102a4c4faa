import { PublicFrame } from '../frame/public-frame.tsx';
import { LostChunkState } from './failure-states.tsx';

/** Stands in place of a frame whose own code is lost. */
export function FramedLostChunk() {
  return (
    <PublicFrame>
      <LostChunkState />
    </PublicFrame>
  );
}
