import { useEffect, useState } from 'react';
import { overlayCode } from './overlay-code.ts';

type OverlayCode = NonNullable<ReturnType<typeof overlayCode.now>>;

/** The code of an overlay, where it is there. */
export interface UsedOverlayCode {
  readonly code: OverlayCode | undefined;
  /** It can't be had; the next time it is needed it is fetched afresh. */
  readonly isLost: boolean;
}

/** Fetches the code of overlays once one of them is needed; from then on whoever asked keeps it. */
export function useOverlayCode(isNeeded: boolean): UsedOverlayCode {
  const [held, setHeld] = useState<UsedOverlayCode>(() => ({
    code: overlayCode.now(),
    isLost: false,
  }));
  const code = held.code ?? (isNeeded ? overlayCode.now() : undefined);

  useEffect(() => {
    if (!isNeeded || held.code) return undefined;
    let isGone = false;
    const hold = (news: UsedOverlayCode) => {
      if (!isGone) setHeld(news);
    };
    overlayCode.load().then(
      (loaded) => hold({ code: loaded, isLost: false }),
      () => hold({ code: undefined, isLost: true }),
    );
    return () => {
      isGone = true;
      setHeld((before) => (before.isLost ? { code: undefined, isLost: false } : before));
    };
  }, [isNeeded, held.code]);

  return { code, isLost: held.isLost && isNeeded };
}
