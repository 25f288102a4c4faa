/** Code that is fetched once, when it is first needed. */
export interface LazyCode<Code> {
  /** The code, if it is there. */
  now: () => Code | undefined;
  /** Fetches it, for all that wait for it; after a failure the next one fetches it afresh. */
  load: () => Promise<Code>;
  /** Forgets it. */
  renew: () => void;
}

/** What `load` fetches, shared by all that need it. */
export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;

  function renew() {
    code = undefined;
    loading = undefined;
  }

  return {
    now: () => code,
    load() {
      loading ??= load().then(
        (loaded) => {
          code = loaded;
          return loaded;
        },
        (failure) => {
          renew();
          throw failure;
        },
      );
      return loading;
    },
    renew,
  };
}
