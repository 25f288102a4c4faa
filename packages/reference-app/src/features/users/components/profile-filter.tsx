import { listAccessProfilesQuery } from '@aferir/api-client/react';
import { SelectField } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { ACCESS_PROFILE_PARAM } from '../../../shared/address/param-names.ts';
import { useAddressParams } from '../../../shared/address/use-address-params.ts';
import { useParamChanges } from '../../../shared/address/use-param-changes.ts';
import { usersMessages as texts } from '../users-messages.ts';

const ANY = 'todos';

/** Narrows users down to those who have a profile. */
export function ProfileFilter() {
  const { staff } = useServices();
  const [params] = useAddressParams();
  const change = useParamChanges();
  const { data } = useQuery(listAccessProfilesQuery(staff, { query: { take: 500 } }));
  const options = (data?.rows ?? []).map(({ idPerfilAcesso, nmPerfilAcesso }) => ({
    value: String(idPerfilAcesso),
    label: nmPerfilAcesso,
  }));
  const chosen = params.get(ACCESS_PROFILE_PARAM);
  return (
    <SelectField
      label={texts.profile}
      value={options.some(({ value }) => value === chosen) ? (chosen ?? ANY) : ANY}
      onValueChange={(value) => change({ [ACCESS_PROFILE_PARAM]: value === ANY ? null : value })}
      options={[{ value: ANY, label: texts.anyProfile }, ...options]}
    />
  );
}
