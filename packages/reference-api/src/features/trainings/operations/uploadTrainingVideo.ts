import { asStaff } from '../../../operation/context.ts';
import { defineUpload, type Operation } from '../../../operation/operation.ts';
import { invalidField } from '../../../platform/errors/failures.ts';
import {
  maxVideoBytes,
  tooLargeVideo,
  watchIncomingVideo,
} from '../../../shared/videos/incoming-video.ts';
import { videoField, videoMessages } from '../../../shared/videos/video-messages.ts';
import { toStoredVideo } from '../../../shared/videos/video-serializer.ts';
import type { TrainingVideos } from '../videos/training-videos.ts';

/** What a form may have beside the video. */
const formOverhead = 1024 * 1024;

/** Takes a video, which waits for a training to be saved with it. */
export function uploadTrainingVideo({ services: { files }, received }: TrainingVideos): Operation {
  return defineUpload('uploadTrainingVideo', {
    receive: async ({ bytes = 0, file }, { company, actor, now, log }) => {
      if (file?.field !== videoField) throw invalidField(videoField, videoMessages.missing);
      if (bytes > maxVideoBytes + formOverhead) throw tooLargeVideo();
      const { content, digest } = watchIncomingVideo(file.content);
      const { staffUserId } = asStaff(actor);
      const sender = { companyId: company.id, staffUserId, now, log };
      const video = await received.receive(sender, (name) => files.put(name, content));
      return { ...video, digest: digest() };
    },
    save: async (video, context) => {
      await received.save(context, video);
      return { data: toStoredVideo(video.name, video.facts), msg: video.name };
    },
    discard: (video, { now }) => received.discard(video, now),
  });
}
