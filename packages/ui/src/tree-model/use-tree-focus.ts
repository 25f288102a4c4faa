import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useFocusHeir } from '../focus/index.ts';
import { pathOf, type Tree } from './tree.ts';

/** The attribute by which an item's element is found. */
const ID = 'data-node-id';

/** The element of an item that is drawn. */
export function elementOfItem(root: Element | null, id: string): HTMLElement | undefined {
  return [...(root?.querySelectorAll<HTMLElement>(`[${ID}]`) ?? [])].find(
    (element) => idOfItem(element) === id,
  );
}

/** The id of the item that an element is, or stands in. */
export function idOfItem(element: Element): string | undefined {
  return element.closest(`[${ID}]`)?.getAttribute(ID) ?? undefined;
}

/** The link that an element is, or stands in. */
export function linkOf(element: Element): HTMLAnchorElement | null {
  return element.closest<HTMLAnchorElement>('a[href]');
}

interface TreeFocusOptions {
  /** The element around all items. */
  root: RefObject<HTMLElement | null>;
  tree: Tree;
  /** Whether an item is to be seen, or would be if one moved there. */
  isShown: (id: string) => boolean;
}

/**
 * The one item of a tree that Tab reaches. It is the one that last had the focus; once that is gone or folded away, the
 * nearest above it takes its place, and its focus.
 */
export function useTreeFocus({ root, tree, isShown }: TreeFocusOptions) {
  const [path, setPath] = useState<readonly string[]>([]);
  const [hasFocus, setHasFocus] = useState(false);
  const [request, setRequest] = useState<{ id: string }>();
  const served = useRef<{ id: string }>(undefined);
  const current = useRef<HTMLElement | null>(null);
  const focusedId = path.find(isShown) ?? tree.roots[0]?.node.id;

  function note(id: string) {
    const item = tree.byId.get(id);
    if (!item) return;
    const next = pathOf(item).map(({ node }) => node.id);
    setPath((before) => (before.join() === next.join() ? before : next));
  }

  useLayoutEffect(() => {
    // What is above it may be another since it had the focus.
    if (focusedId !== undefined && focusedId === path[0]) note(focusedId);
    current.current = (focusedId && elementOfItem(root.current, focusedId)) || null;
    if (!request || request === served.current || request.id !== focusedId) return;
    if (!current.current) return;
    served.current = request;
    current.current.focus({ preventScroll: true });
  });
  // After the element has been looked up, so that it is the heir of one that has just gone.
  const nameHeir = useFocusHeir(current);

  return {
    focusedId,
    hasFocus,
    /** Moves the focus, as soon as the item is drawn. */
    focusItem(id: string) {
      setRequest({ id });
      note(id);
    },
    /** For the element around all items. */
    handlers: {
      onFocus(event: FocusEvent) {
        const id = idOfItem(event.target);
        if (id === undefined) return;
        // A press gives it to a link that no key reaches: keys go on from its item.
        if (linkOf(event.target)?.tabIndex === -1) {
          elementOfItem(root.current, id)?.focus({ preventScroll: true });
          return;
        }
        nameHeir(event);
        note(id);
        setHasFocus(true);
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget as Node | null)) setHasFocus(false);
      },
    },
  };
}
