import { IMPORT_THROTTLE } from '@aferir/domain';
import type { Services } from '../../../operation/context.ts';

/** Counts that somebody has a file read, or an import gone through from end to end; too often is refused. */
export async function takeReading(
  throttle: Services['throttle'],
  companyId: number,
  staffUserId: number,
): Promise<void> {
  await throttle.take(`import:${companyId}:${staffUserId}`, IMPORT_THROTTLE);
}
