import type { ComponentProps } from 'react';

/** Whether a button says that it can't be used while it keeps the focus; `disabled` has a look of its own. */
export function isUnavailable({ 'aria-disabled': disabled }: ComponentProps<'button'>): boolean {
  return disabled === true || disabled === 'true';
}
