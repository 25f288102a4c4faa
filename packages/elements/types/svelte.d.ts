import type { AferirTags, TagListeners, TagValues } from '@aferir/elements';
import type { HTMLAttributes } from 'svelte/elements';

export * from '@aferir/elements';

/** The tags as Svelte's markup takes them: `onaferir-ready`, or `on:aferir-ready` before Svelte 5. */
type SvelteTags = {
  [Tag in keyof AferirTags]: HTMLAttributes<HTMLElementTagNameMap[Tag]> &
    TagValues<Tag> &
    TagListeners<Tag, 'on' | 'on:'>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteTags {}
}
