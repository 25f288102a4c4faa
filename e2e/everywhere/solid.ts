import { createSignal, Show } from 'solid-js';
import html from 'solid-js/html';
import { render } from 'solid-js/web';
import { type Mount, values } from './host.ts';

/** Solid, by its templates for pages without a build. */
export const mount: Mount = (into, first, listeners) => {
  const [scene, show] = createSignal(first);
  const listen = (probe: HTMLElement) =>
    probe.addEventListener('lowercaseevent', listeners.imperative);
  render(
    () => html`
      <aferir-probe></aferir-probe>
      <${Show} when=${() => scene().isShown}>
        ${() => html`<aferir-probe
          ref=${listen}
          bool=${values.bool}
          num=${values.num}
          str=${values.str}
          prop:arr=${values.arr}
          prop:obj=${values.obj}
          prop:camelCaseObj=${values.camelCaseObj}
          on:lowercaseevent=${listeners.lowercaseevent}
          on:kebab-event=${listeners['kebab-event']}
          on:camelEvent=${listeners.camelEvent}
          on:CAPSevent=${listeners.CAPSevent}
          on:PascalEvent=${listeners.PascalEvent}
        >${() => scene().count}</aferir-probe>`}
      <//>
    `,
    into.appendChild(document.createElement('div')),
  );
  return show;
};
