'use client';

import '@aferir/elements';
import { createElement } from 'react';

interface TagProps {
  tag: string;
  values: Readonly<Record<string, string | number | undefined>>;
}

/** A tag whose code comes with the page's own. */
export function Tag({ tag, values }: TagProps) {
  return createElement(tag, values);
}
