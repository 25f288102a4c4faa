import { can, type Right, SECTION } from '@aferir/domain';
import { asStaff, type OperationContext } from '../../../operation/context.ts';
import { forbidden } from '../../../platform/errors/failures.ts';
import type { StoredVideos } from '../../../shared/videos/stored-videos.ts';
import { videoMessages } from '../../../shared/videos/video-messages.ts';
import { createVideoStore } from '../../../shared/videos/video-store.ts';

/**
 * Takes back uploads that no training shows. One that a training shows stays until a save of it leaves it out; what
 * others have sent, or is not there, is passed over.
 */
export async function deleteVideos(
  videos: StoredVideos,
  context: OperationContext,
  names: readonly string[],
): Promise<{ data: null; msg: string }> {
  const { permissions, staffUserId } = asStaff(context.actor);
  const need = (right: Right) => {
    if (!can(permissions, SECTION.trainings, right)) throw forbidden();
  };
  const uses = await createVideoStore(context.db, context.company.id).listUses(names);
  if (uses.some(({ isAttached }) => isAttached)) need('alterar');
  const own = uses.filter((use) => !use.isAttached && use.staffUserId === staffUserId);
  if (own.length > 0) {
    need('incluir');
    await videos.takeBack(
      context,
      own.map(({ name }) => name),
    );
  }
  return { data: null, msg: videoMessages.removed };
}
