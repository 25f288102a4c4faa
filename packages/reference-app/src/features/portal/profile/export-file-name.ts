import type { Schema } from '@aferir/api-client';
import { toFileName } from '@aferir/widgets';
import type { Said } from '../../../shared/language/speech.ts';
import type { profileMessages } from './profile-messages.ts';

/** What the file of a person's data is called, without its end. */
export function exportFileName(
  { pessoa }: Schema<'PersonalData'>,
  { fileName }: Pick<Said<typeof profileMessages>, 'fileName'>,
): string {
  return fileName(toFileName(pessoa.nmPessoa));
}
