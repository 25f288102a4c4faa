import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { afterPaint } from '../after-paint/index.ts';
import { lazyCode } from './lazy-code.ts';

/** A component whose code is fetched when it is first shown. */
export interface LazyPart<Props> {
  /** The component, with what stands there until its code has come. */
  Part: (props: Props & { fallback: ReactNode }) => ReactNode;
  /** Fetches the code ahead. */
  preload: () => Promise<void>;
  /** Lets the next one fetch the code afresh, after a failure. */
  renew: () => void;
}

/**
 * A component as soon as its code is there, shared by all that show it; a failure to load is thrown. Suspense would
 * keep its fallback for a third of a second, also where the code comes at once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const code = lazyCode(load);

  function Part({ fallback, ...props }: Props & { fallback: ReactNode }) {
    const [loaded, setLoaded] = useState(() => ({
      Loaded: code.now(),
      failure: undefined as unknown,
    }));

    useEffect(() => {
      if (loaded.Loaded) return undefined;
      let isGone = false;
      const take = (news: typeof loaded) => {
        if (!isGone) setLoaded(news);
      };
      // What is there need not wait for this, nor for its effects.
      const callOff = afterPaint(() => {
        code.load().then(
          (Loaded) => take({ Loaded, failure: undefined }),
          (failure) => take({ Loaded: undefined, failure }),
        );
      });
      return () => {
        isGone = true;
        callOff();
      };
    }, [loaded.Loaded]);

    if (loaded.failure) throw loaded.failure;
    return loaded.Loaded ? <loaded.Loaded {...(props as unknown as Props)} /> : fallback;
  }

  return {
    Part,
    preload: async () => {
      await code.load();
    },
    renew: code.renew,
  };
}
