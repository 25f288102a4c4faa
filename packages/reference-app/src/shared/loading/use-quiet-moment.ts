import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long nothing has to be fetched, in milliseconds: a part that comes late has asked for its data by then. */
const quietTime = 400;

/** Whether the page has once had all that it asked for. What nobody waits for begins then. */
export function useQuietMoment(): boolean {
  const queryClient = useQueryClient();
  const [isQuiet, setIsQuiet] = useState(false);

  useEffect(() => {
    if (isQuiet) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (queryClient.isFetching() > 0) return;
      timer = setTimeout(() => setIsQuiet(true), quietTime);
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queryClient, isQuiet]);

  return isQuiet;
}
