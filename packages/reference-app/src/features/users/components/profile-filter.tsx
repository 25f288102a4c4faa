import type { Schema } from '@aferir/api-client';
import { listAccessProfilesQuery } from '@aferir/api-client/react';
import { useServices } from '../../../services/services-context.tsx';
import { ACCESS_PROFILE_PARAM } from '../../../shared/address/param-names.ts';
import { useParamChanges } from '../../../shared/address/use-param-changes.ts';
import { useSearchOf } from '../../../shared/forms/use-search-of.ts';
import { ChoiceFilterField } from '../../../shared/people/filters/choice-filter-field.tsx';
import { useChosenProfile } from '../use-profile-narrowing.ts';
import { usersMessages as texts } from '../users-messages.ts';

/** Narrows users down to those who have a profile. */
export function ProfileFilter() {
  const { staff } = useServices();
  const change = useParamChanges();
  const searchOf = useSearchOf();
  const { id, name } = useChosenProfile();
  return (
    <ChoiceFilterField
      label={texts.profile}
      param={ACCESS_PROFILE_PARAM}
      id={id}
      name={name}
      all={texts.anyProfile}
      onSearch={searchOf(
        (query) => listAccessProfilesQuery(staff, { query }),
        ({ idPerfilAcesso, nmPerfilAcesso }: Schema<'AccessProfileRow'>) => ({
          value: String(idPerfilAcesso),
          label: nmPerfilAcesso,
        }),
      )}
      onChange={change}
      messages={texts.profileSearch}
    />
  );
}
