import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { detourOf } from '../links/link-pages.ts';
import { useLinkInfo } from '../links/use-link-info.ts';

/**
 * Where a link leads when it asks for no password; null when it does, or when the server does not
 * say; undefined until it has answered. It is found out once, as the page opens: the password that
 * is made here must not take the page away.
 */
export function useFirstAccessDetour(hash: string): string | null | undefined {
  const { data: link, isFetching } = useLinkInfo(hash);
  const [detour, setDetour] = useState<string | null>();
  // What was read before may be from before a password was made.
  if (detour === undefined && !isFetching) {
    setDetour(link ? detourOf(paths.firstAccess, hash, link) : null);
  }
  return detour;
}
