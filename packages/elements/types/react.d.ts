import type { AferirTags, TagListeners, TagValues } from '@aferir/elements';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

export * from '@aferir/elements';

/** The tags as React's JSX takes them; a listener is named as React 19 hears it, `onaferir-ready`. */
type ReactTags = {
  [Tag in keyof AferirTags]: DetailedHTMLProps<
    HTMLAttributes<HTMLElementTagNameMap[Tag]>,
    HTMLElementTagNameMap[Tag]
  > &
    TagValues<Tag> &
    TagListeners<Tag, 'on'>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactTags {}
  }
}
