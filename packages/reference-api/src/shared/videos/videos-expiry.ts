import type { Expiry } from '../../platform/jobs/expiry.ts';
import { freeFileLifetime } from '../files/kept-files.ts';
import type { StoredVideos } from './stored-videos.ts';

/** Videos go that nobody has saved, and uploads that nobody went on with. */
export const videosExpiry = (videos: Pick<StoredVideos, 'sweep'>): Expiry => ({
  filesOfCompany: videos.sweep,
  filesOfInstallation: (files, now) =>
    files.removeUnfinished(new Date(now.getTime() - freeFileLifetime)),
});
