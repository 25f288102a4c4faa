import { createToastStore, type ToastStore } from '@aferir/ui';
import { useState } from 'react';
import { useAferir } from './aferir-provider.tsx';

/** Where a widget puts its toasts, and whether it has to show them itself: a page has one region. */
export function useToasts(given?: ToastStore): { toasts: ToastStore; isOwn: boolean } {
  const { toasts } = useAferir();
  const [own] = useState(createToastStore);
  const shared = given ?? toasts;
  return { toasts: shared ?? own, isOwn: shared === undefined };
}
