import type { AferirTags, TagValues } from '@aferir/elements';
import type { HTMLAttributes, PublicProps } from 'vue';

export * from '@aferir/elements';

/** `@aferir-ready` as Vue compiles it: `onAferirReady`. */
type VueListeners<Events> = {
  [Name in keyof Events as Name extends `aferir-${infer Word}`
    ? `onAferir${Capitalize<Word>}`
    : never]?: ((event: Events[Name]) => void) | undefined;
};

/** The tags as Vue's templates take them. */
type VueTags = {
  [Tag in keyof AferirTags]: new () => HTMLElementTagNameMap[Tag] & {
    $props: HTMLAttributes & PublicProps & TagValues<Tag> & VueListeners<AferirTags[Tag]['events']>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends VueTags {}
}
