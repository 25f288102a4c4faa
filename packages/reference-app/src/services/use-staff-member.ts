import { getStaffUserQuery, useSession } from '@aferir/api-client/react';
import { DEFAULT_LANGUAGE, type Language, type Permissions } from '@aferir/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from './services-context.tsx';
import { toPermissions } from './staff-permissions.ts';
import { useCompanyColor } from './use-company-color.ts';

/** The signed-in staff user, as far as the app needs to know. */
export interface StaffMember {
  readonly name: string;
  readonly photoUrl: string | null;
  /** What the company is called; null until the server has told it. */
  readonly company: string | null;
  /** An employee who also uses the staff area. */
  readonly isInternal: boolean;
  /** The company's, `#rrggbb`. */
  readonly color: string | null;
  /** What the company offers to speak, the first where somebody has not chosen. */
  readonly languages: readonly Language[];
  readonly mustChangePassword: boolean;
  readonly permissions: Permissions;
}

const onlyDefault: readonly Language[] = [DEFAULT_LANGUAGE];

/** Who is signed in as staff: from the session at once, then as the server knows them now. */
export function useStaffMember(): StaffMember | null {
  const { staff } = useServices();
  const session = useSession(staff);
  const { data: user } = useQuery({ ...getStaffUserQuery(staff), enabled: session !== null });
  const color = useCompanyColor(session?.token.idCliente, user);
  return useMemo(() => {
    if (!session) return null;
    const { token } = session;
    return {
      name: user?.nmUsuario ?? token.nmUsuario,
      photoUrl: user?.urlFoto ?? null,
      company: user ? user.nmNomeFantasia || user.nmCliente : null,
      isInternal: (user ?? token).idOrganogramaPessoa !== null,
      color,
      languages: user?.lstIdiomas ?? onlyDefault,
      mustChangePassword: token.precisaTrocarSenha || user?.precisaTrocarSenha === true,
      permissions: toPermissions(user?.permissions ?? session.permissions),
    };
  }, [session, user, color]);
}
