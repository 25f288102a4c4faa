import type { Schema } from '@aferir/api-client';
import { SECTION } from '@aferir/domain';
import { linkTo, paths } from '../../../paths.ts';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { ACCESS_PROFILE_PARAM } from '../../../shared/address/param-names.ts';
import { CountLink } from '../../../shared/grid/count-link.tsx';
import { accessProfilesMessages as texts } from '../access-profiles-messages.ts';

/** Props of {@link ProfileUsersCount}. */
export interface ProfileUsersCountProps {
  profile: Schema<'AccessProfileRow'>;
}

/** How many users have a profile, which leads those who may see users to them. */
export function ProfileUsersCount({
  profile: { idPerfilAcesso, nmPerfilAcesso, qtdUsuarios },
}: ProfileUsersCountProps) {
  const { has } = useSectionRights(SECTION.users);
  return (
    <CountLink
      count={qtdUsuarios}
      text={texts.usersOf(qtdUsuarios)}
      label={texts.usersWith(qtdUsuarios, nmPerfilAcesso)}
      to={
        has('visualizar')
          ? linkTo(paths.staffUsers, { search: { [ACCESS_PROFILE_PARAM]: idPerfilAcesso } })
          : undefined
      }
    />
  );
}
