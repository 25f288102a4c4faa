import { oneLine, profileGrants } from '@aferir/domain';
import type { BodyOf } from '../../operation/operation.ts';
import { readForm, readGivenTexts, type TextField } from '../../operation/text-fields.ts';
import { invalidField } from '../../platform/errors/failures.ts';
import { toGrants } from './access-profile-serializer.ts';
import type { ProfileValues } from './access-profile-store.ts';
import { accessProfilesMessages as texts } from './access-profiles-messages.ts';

const { required } = texts;

const fields: readonly TextField<'nmPerfilAcesso' | 'dsPerfilAcesso', 'name' | 'description'>[] = [
  { field: 'nmPerfilAcesso', column: 'name', required, store: oneLine },
  { field: 'dsPerfilAcesso', column: 'description', required },
];

/** What came in of a profile, checked. */
export function toProfileValues(body: BodyOf<'saveAccessProfile'>): ProfileValues {
  const values = readForm((faults) => readGivenTexts(fields, body, faults));
  const grants = profileGrants(toGrants(body.Secoes));
  if (grants.length === 0) throw invalidField('Secoes', texts.noSection);
  return { ...values, grants };
}
