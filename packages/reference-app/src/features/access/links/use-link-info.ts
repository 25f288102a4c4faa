import { openedLinkQuery } from '@aferir/widgets';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { retryEvery } from './retry-every.ts';

/**
 * What a link is for. Its company is remembered: an employee who goes on from here signs in there.
 * Nothing is asked without a hash, nor before it is wanted; what others have found out is told all the same.
 */
export function useLinkInfo(hash: string, { isWanted = true } = {}) {
  const { links, companies } = useServices();
  const link = useQuery({
    ...openedLinkQuery(links(hash)),
    enabled: isWanted && hash !== '',
    refetchInterval: retryEvery(5000),
  });

  useEffect(() => {
    if (!link.data) return;
    const { idCliente, corMarca } = link.data;
    companies.remember(idCliente);
    companies.rememberColor(idCliente, corMarca);
  }, [link.data, companies]);

  return link;
}
