import r2wc from '@r2wc/react-to-web-component';
import type { ElementDefinition, EventDefinition } from './element-definition.ts';
import type { ShellClass } from './element-shell.ts';
import { adoptShadowStyles } from './shadow-styles.ts';

/**
 * Draws an element that the loader has registered: from its contract come the component, and the events
 * that its callbacks send. Where another version of the widgets has taken the tag, that one draws.
 */
export function defineElement<Props extends object>(definition: ElementDefinition<Props>): void {
  const shell = globalThis.customElements?.get(definition.tag) as ShellClass | undefined;
  const events = Object.entries(definition.events as Record<string, EventDefinition>);
  shell?.draw({
    base: r2wc(definition.component as never, { shadow: 'open', props: [] }),
    fixedOf: (element) => {
      adoptShadowStyles(element.container);
      const callbacks = events.map(([prop, { event: Event }]) => [
        prop,
        (detail: unknown) => element.dispatchEvent(new Event(detail)),
      ]);
      return { ...Object.fromEntries(callbacks), container: element.container };
    },
  });
}
