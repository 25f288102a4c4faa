import { useCallback, useState } from 'react';
import { employeeLogin } from '../../../guard.ts';
import { useLinkInfo } from './use-link-info.ts';

/**
 * Where whoever holds a link signs in, once it is known whose link it is. A widget that does not ask for
 * that tells of its first screen, and it is asked for behind it.
 */
export function useLinkPortal(hash: string) {
  const [isShown, setIsShown] = useState(false);
  const { data } = useLinkInfo(hash, { isWanted: isShown });
  const onReady = useCallback(() => setIsShown(true), []);
  return { portalHref: data && employeeLogin(data.idCliente), onReady };
}
