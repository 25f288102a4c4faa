import { html, render } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { type Mount, type Scene, values } from './host.ts';

/** Lit's templates. */
export const mount: Mount = (into, first, listeners) => {
  const place = into.appendChild(document.createElement('div'));
  const listen = (probe?: Element) =>
    probe?.addEventListener('lowercaseevent', listeners.imperative);
  const full = ({ count }: Scene) => html`<aferir-probe
    ${ref(listen)}
    ?bool=${values.bool}
    num=${values.num}
    str=${values.str}
    .arr=${values.arr}
    .obj=${values.obj}
    .camelCaseObj=${values.camelCaseObj}
    @lowercaseevent=${listeners.lowercaseevent}
    @kebab-event=${listeners['kebab-event']}
    @camelEvent=${listeners.camelEvent}
    @CAPSevent=${listeners.CAPSevent}
    @PascalEvent=${listeners.PascalEvent}
    >${count}</aferir-probe
  >`;
  const show = (scene: Scene) =>
    render(html`<aferir-probe></aferir-probe>${scene.isShown ? full(scene) : null}`, place);
  show(first);
  return show;
};
