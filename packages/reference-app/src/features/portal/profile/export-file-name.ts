import type { Schema } from '@aferir/api-client';
import { toFileName } from '@aferir/widgets';
import { profileMessages } from './profile-messages.ts';

/** What the file of a person's data is called, without its end. */
export function exportFileName({ pessoa }: Schema<'PersonalData'>): string {
  return profileMessages.fileName(toFileName(pessoa.nmPessoa));
}
