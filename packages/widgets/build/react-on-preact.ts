import { options } from 'preact';
import { useEffect, useState } from 'preact/hooks';

// @ts-expect-error Its types are those of a CommonJS module; its code has the names.
export * from 'preact/compat';
export { default } from 'preact/compat';

/** What a transition leads to is shown at once, so nothing is shown ahead of it. The router asks for it. */
export function useOptimistic<T>(shown: T): [T, () => void] {
  return [shown, showNothingAhead];
}

function showNothingAhead() {}

/** Where Preact lets others in; the last is in none of its types. */
interface Hooks {
  event?: (event: Event) => unknown;
  requestAnimationFrame?: (flush: () => void) => void;
  debounceRendering?: (render: () => void) => void;
  /** Called when something to be drawn is made. */
  vnode?: (made: Drawn) => void;
  /** Called before it is drawn, for the first time or anew. */
  __b?: (drawn: Drawn) => void;
  /** Called when the layout effects of what was drawn have run. */
  __c?: (...drawn: unknown[]) => void;
}

/** An element, a component or, without a type, a text. */
interface Drawn {
  type: unknown;
  key?: unknown;
  props: { children?: unknown; textContent?: unknown };
}

const hooks = options as Hooks;

// The events of what a person does. What they draw has its effects at once.
const DEEDS =
  /^(?:(?:aux|dbl)?click|key|pointer(?:down|up|cancel)|mouse(?:down|up)|touch(?:start|end|cancel)|focus|blur|(?:before)?input|change|submit|reset|paste|cut|composition|drop|toggle|cancel|close)/;

// Preact waits for a frame this long, in milliseconds, where no frame is drawn.
const NO_FRAME = 35;

/** The value of the last frame, or what to begin with, and after the next one the new value. Preact has no rendering that waits. */
export function useDeferredValue<Value>(value: Value, initial = value): Value {
  const [shown, show] = useState(initial);
  useEffect(() => {
    if (shown === value) return;
    const keep = () => show(() => value);
    behind.add(keep);
    if (behind.size === 1) afterFrame(catchUp);
    return () => {
      behind.delete(keep);
    };
  }, [shown, value]);
  return shown;
}

const behind = new Set<() => void>();

function catchUp() {
  for (const show of behind) show();
  behind.clear();
}

let flushEffects: (() => void) | undefined;
let handled: Event | undefined;
let isOfDeed = false;

// Radix, and what reads its own effects' work in the next event, count on React's order: effects run before anything is
// drawn anew, and those of what a person does before it goes on. Preact runs all of them after the next frame.
const { __c: drawn, event: handle } = hooks;
hooks.event = (event) => {
  handled = event;
  queueMicrotask(() => {
    handled = undefined;
  });
  return handle ? handle(event) : event;
};

hooks.__c = (...args) => {
  drawn?.(...args);
  if (isOfDeed) flushNow();
};

// Preact changes the text node that it once made, which a browser's translation has taken out of the page. A text that is
// all an element holds is set on the element, as React sets it; in a picture, whose elements take no properties, another
// text is another element.
const { vnode: make, __b: draw } = hooks;
hooks.vnode = (made) => {
  const { type, props } = made;
  // A copy of one that has been drawn.
  if (typeof type === 'string' && 'textContent' in props) {
    if (props.children === undefined) props.children = props.textContent;
    delete props.textContent;
  }
  make?.(made);
  if (holdsText(made) && isInPicture(made)) made.key = `${made.key ?? ''} ${made.props.children}`;
};

hooks.__b = (drawn) => {
  draw?.(drawn);
  if (!holdsText(drawn) || isInPicture(drawn)) return;
  drawn.props.textContent = drawn.props.children;
  drawn.props.children = undefined;
};

function holdsText({ type, props: { children } }: Drawn): boolean {
  return typeof type === 'string' && (typeof children === 'string' || typeof children === 'number');
}

function isInPicture({ type }: Drawn): boolean {
  return /^(?:text|textPath|tspan|title|desc)$/.test(String(type));
}

hooks.debounceRendering = (render) => {
  // The browser tells none of the events in a shadow root.
  const wasDeed = DEEDS.test((handled ?? globalThis.event)?.type ?? '');
  queueMicrotask(() => {
    flushNow();
    isOfDeed = wasDeed;
    try {
      render();
    } finally {
      isOfDeed = false;
    }
  });
};

hooks.requestAnimationFrame = (flush) => {
  flushEffects = flush;
  afterFrame(flushNow);
};

function afterFrame(work: () => void) {
  const framed = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    setTimeout(work);
  };
  const timer = setTimeout(framed, NO_FRAME);
  const frame = requestAnimationFrame(framed);
}

function flushNow() {
  const flush = flushEffects;
  flushEffects = undefined;
  flush?.();
}
