import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';

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
  let part: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  function loadOnce() {
    loading ??= load().then((Loaded) => {
      part = Loaded;
      return Loaded;
    });
    return loading;
  }

  function Part({ fallback, ...props }: Props & { fallback: ReactNode }) {
    const [loaded, setLoaded] = useState(() => ({ Loaded: part, failure: undefined as unknown }));

    useLayoutEffect(() => {
      let isGone = false;
      const take = (news: typeof loaded) => {
        if (!isGone) setLoaded(news);
      };
      if (!loaded.Loaded) {
        loadOnce().then(
          (Loaded) => take({ Loaded, failure: undefined }),
          (failure) => take({ Loaded: undefined, failure }),
        );
      }
      return () => {
        isGone = true;
      };
    }, [loaded.Loaded]);

    if (loaded.failure) throw loaded.failure;
    return loaded.Loaded ? <loaded.Loaded {...(props as unknown as Props)} /> : fallback;
  }

  return {
    Part,
    preload: async () => {
      await loadOnce();
    },
    renew: () => {
      part = undefined;
      loading = undefined;
    },
  };
}
