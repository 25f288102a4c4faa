import { h, render } from 'preact';
import { type Mount, type Scene, values } from './host.ts';
import { EVENT_NAMES } from './probe.tsx';

/** Preact 10 and 11, without React's compatibility. */
export const mount: Mount = (into, first, listeners) => {
  const place = into.appendChild(document.createElement('div'));
  const on = Object.fromEntries(EVENT_NAMES.map((name) => [`on${name}`, listeners[name]]));
  let current: Element | null = null;
  const ref = (element: Element | null) => {
    if (element && element !== current) {
      element.addEventListener('lowercaseevent', listeners.imperative);
    }
    current = element;
  };
  const show = ({ count, isShown }: Scene) =>
    render(
      h('main', null, [
        h('aferir-probe', { key: 'bare' }),
        isShown ? h('aferir-probe', { key: 'full', ref, ...values, ...on }, count) : null,
      ]),
      place,
    );
  show(first);
  return show;
};
