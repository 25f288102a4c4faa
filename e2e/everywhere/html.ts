import { type Mount, values } from './host.ts';
import { EVENT_NAMES } from './probe.tsx';

/** A page without a framework. */
export const mount: Mount = (into, first, listeners) => {
  into.append(document.createElement('aferir-probe'));
  const place = into.appendChild(document.createElement('div'));
  function show({ count, isShown }: typeof first) {
    place.replaceChildren();
    if (!isShown) return;
    const probe = Object.assign(document.createElement('aferir-probe'), values);
    for (const name of EVENT_NAMES) probe.addEventListener(name, listeners[name]);
    probe.addEventListener('lowercaseevent', listeners.imperative);
    probe.append(String(count));
    place.append(probe);
  }
  show(first);
  return show;
};
