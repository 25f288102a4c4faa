import type { AferirTags, TagListeners, TagValues } from '@aferir/elements';
import type { JSX } from 'solid-js';

export * from '@aferir/elements';

/** The tags as Solid's JSX takes them: `prop:messages`, `on:aferir-ready`. */
type SolidTags = {
  [Tag in keyof AferirTags]: JSX.HTMLAttributes<HTMLElementTagNameMap[Tag]> &
    TagValues<Tag> &
    TagListeners<Tag, 'on:'> & {
      [Name in keyof AferirTags[Tag]['properties'] &
        string as `prop:${Name}`]?: AferirTags[Tag]['properties'][Name];
    };
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SolidTags {}
  }
}
