import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AferirProgressEvent, type ProgressDetail } from '../host/events.ts';
import { settle } from '../testing/element-in-page.ts';
import { defineElement } from './define-element.ts';
import { type ElementDefinition, type ElementHostProps, shapeOf } from './element-definition.ts';
import { configure, createShellClass } from './element-shell.ts';

interface ProbeProps {
  label?: string;
  lang?: string;
  count?: number;
  level?: number;
  tone?: string;
  isOpen?: boolean;
  items?: readonly string[];
  getToken?: () => Promise<string>;
  onProgress?: (detail: ProgressDetail) => void;
}

let mounts = 0;

function countMount(input: HTMLInputElement | null) {
  if (input) mounts += 1;
}

function Probe({
  label = 'padrão',
  onProgress,
  container,
  ...rest
}: ProbeProps & ElementHostProps) {
  return (
    <div>
      <p>{JSON.stringify({ label, ...rest, getToken: typeof rest.getToken })}</p>
      <p data-inside={container instanceof ShadowRoot} />
      <input aria-label="nota" ref={countMount} />
      <button type="button" onClick={() => onProgress?.({ answered: 1, total: 20 })}>
        avançar
      </button>
    </div>
  );
}

const definition: ElementDefinition<ProbeProps> = {
  tag: 'aferir-probe',
  summary: 'Shows what it was given.',
  component: Probe,
  attributes: {
    label: { type: 'string', description: 'A text.' },
    lang: { type: 'string', description: 'A language.' },
    count: { type: 'id', description: 'A record.' },
    level: { type: '1-3', description: 'A level.' },
    tone: { type: 'state', values: ['calm', 'loud'], description: 'A tone.' },
    isOpen: { type: 'boolean', description: 'A switch.' },
  },
  properties: {
    items: { type: 'readonly string[]', description: 'A list.' },
    getToken: { type: '() => Promise<string>', description: 'Gives a token.' },
  },
  events: { onProgress: { event: AferirProgressEvent, description: 'Went on.' } },
  parts: {},
  cssProperties: {},
};
type ProbeElement = HTMLElement & Omit<ProbeProps, 'onProgress'>;

// The page draws by itself here, as it does for a host.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

async function mount(html: string): Promise<ProbeElement> {
  document.body.innerHTML = html;
  await settle();
  return document.body.querySelector('aferir-probe') as ProbeElement;
}

function shown(element: Element) {
  return JSON.parse(element.shadowRoot?.querySelector('p')?.textContent ?? '{}');
}

afterEach(async () => {
  document.body.replaceChildren();
  await settle();
});

describe('an element of the page', () => {
  it('keeps properties set before its class was known', async () => {
    const element = document.body.appendChild(document.createElement('aferir-probe'));
    Object.assign(element, { label: 'cedo', getToken: async () => 'abc' });
    customElements.define('aferir-probe', createShellClass(shapeOf(definition)));
    expect(Object.hasOwn(element, 'label')).toBe(false);
    Object.assign(element, { items: ['x'], isopen: true });
    element.setAttribute('count', '4');
    expect(element.shadowRoot?.childElementCount).toBe(0);
    defineElement(definition);
    await settle();
    expect(shown(element)).toEqual({
      label: 'cedo',
      count: 4,
      isOpen: true,
      items: ['x'],
      getToken: 'function',
    });
  });

  it('is drawn once, however often its code comes', async () => {
    mounts = 0;
    await mount('<aferir-probe></aferir-probe>');
    defineElement(definition);
    await settle();
    expect(mounts).toBe(1);
  });

  it('reads text and ids from attributes, by the names that HTML and templates write', async () => {
    const element = await mount('<aferir-probe label="a" count="4" isopen></aferir-probe>');
    expect(shown(element)).toMatchObject({ label: 'a', count: 4, isOpen: true });
  });

  it.each([
    ['<aferir-probe is-open></aferir-probe>', true],
    ['<aferir-probe is-open="true"></aferir-probe>', true],
    ['<aferir-probe is-open="false"></aferir-probe>', false],
    ['<aferir-probe></aferir-probe>', undefined],
  ])('reads the switch of %s', async (html, expected) => {
    expect(shown(await mount(html)).isOpen).toBe(expected);
  });

  it.each(['', '0', '-1', '1.5', 'quatro'])('takes an id written "%s" as absent', async (text) => {
    expect(shown(await mount(`<aferir-probe count="${text}"></aferir-probe>`)).count).toBe(
      undefined,
    );
  });

  it.each([
    [{ count: 0 }, { count: undefined }],
    [{ count: '7' }, { count: 7 }],
    [{ label: '' }, { label: undefined }],
    [{ isOpen: '' }, { isOpen: true }],
    [{ isOpen: 'false' }, { isOpen: false }],
  ])('reads a property set to %j as its attribute', async (written, expected) => {
    const element = await mount('<aferir-probe></aferir-probe>');
    expect(Object.assign(element, written)).toMatchObject(expected);
  });

  it.each([
    ['0', 1],
    ['2', 2],
    ['9', 3],
    ['', undefined],
  ])('keeps a level written "%s" within its range', async (text, expected) => {
    expect((await mount(`<aferir-probe level="${text}"></aferir-probe>`)).level).toBe(expected);
  });

  it.each(['removed', 'emptied'])(
    'goes back to the default when an attribute is %s',
    async (how) => {
      const element = await mount('<aferir-probe label="a"></aferir-probe>');
      if (how === 'removed') element.removeAttribute('label');
      else element.setAttribute('label', '');
      await settle();
      expect(shown(element).label).toBe('padrão');
    },
  );

  it('takes what the page gives to all elements, unless it has a value of its own', async () => {
    const element = await mount('<aferir-probe label="a"></aferir-probe>');
    configure({ label: 'de todos', getToken: async () => 'abc' });
    await settle();
    expect(shown(element)).toMatchObject({ label: 'a', getToken: 'function' });
    element.removeAttribute('label');
    await settle();
    expect(shown(element).label).toBe('de todos');
    configure({ label: undefined, getToken: undefined });
    await settle();
    expect(shown(element)).toMatchObject({ label: 'padrão', getToken: 'undefined' });
  });

  it('hears the language as the browser has it, and leaves that property alone', async () => {
    const element = await mount('<aferir-probe lang="es"></aferir-probe>');
    expect(shown(element).lang).toBe('es');
    element.lang = 'en';
    await settle();
    expect(shown(element).lang).toBe('en');
    expect(element).toHaveAttribute('lang', 'en');
    element.removeAttribute('lang');
    await settle();
    expect(shown(element).lang).toBe(undefined);
    expect(element.lang).toBe('');
    configure({ lang: 'es' });
    await settle();
    expect(shown(element).lang).toBe('es');
    configure({ lang: undefined });
  });

  it.each([undefined, null])(
    'goes back to the default when a property becomes %s',
    async (none) => {
      const element = await mount('<aferir-probe label="a" count="3"></aferir-probe>');
      Object.assign(element, { label: none, count: none });
      await settle();
      expect(shown(element)).toEqual({ label: 'padrão', getToken: 'undefined' });
    },
  );

  it('shows a changed property', async () => {
    const element = await mount('<aferir-probe></aferir-probe>');
    element.items = ['a', 'b'];
    await settle();
    expect(shown(element).items).toEqual(['a', 'b']);
    expect(element.items).toEqual(['a', 'b']);
  });

  it('writes no value to an attribute', async () => {
    const element = await mount('<aferir-probe></aferir-probe>');
    Object.assign(element, { label: 'segredo', items: ['x'], getToken: async () => 'abc' });
    await settle();
    expect(element.getAttributeNames()).toEqual([]);
  });

  it('hands its shadow root to the component', async () => {
    const element = await mount('<aferir-probe></aferir-probe>');
    expect(element.shadowRoot?.querySelector('[data-inside="true"]')).not.toBeNull();
  });

  it('sends events by their exact names, out of the shadow root', async () => {
    const element = await mount('<section><aferir-probe></aferir-probe></section>');
    const heard = vi.fn();
    document.addEventListener('aferir-progress', heard, { once: true });
    element.shadowRoot?.querySelector('button')?.click();
    const event = heard.mock.calls[0]?.[0] as AferirProgressEvent;
    expect(event).toBeInstanceOf(AferirProgressEvent);
    expect(event.detail).toEqual({ answered: 1, total: 20 });
    expect(event).toMatchObject({ bubbles: true, composed: true });
  });

  it('keeps its state when it is moved', async () => {
    const element = await mount('<main></main><aferir-probe></aferir-probe>');
    const input = element.shadowRoot?.querySelector('input') as HTMLInputElement;
    input.value = 'meio escrito';
    document.querySelector('main')?.append(element);
    await settle();
    expect(element.shadowRoot?.querySelector('input')).toBe(input);
    expect(input.value).toBe('meio escrito');
  });

  it('lets go of everything when it is removed, and starts again when it returns', async () => {
    const element = await mount('<aferir-probe></aferir-probe>');
    element.remove();
    await settle();
    expect(element.shadowRoot?.childElementCount).toBe(0);
    document.body.append(element);
    await settle();
    expect(shown(element).label).toBe('padrão');
  });

  it('draws nothing before it is connected', async () => {
    mounts = 0;
    const element = document.createElement('aferir-probe') as ProbeElement;
    element.label = 'solto';
    await settle();
    expect(mounts).toBe(0);
    document.body.append(element);
    await settle();
    expect(shown(element).label).toBe('solto');
  });

  it('is cloned with its attributes', async () => {
    const element = await mount('<aferir-probe label="a"></aferir-probe>');
    const clone = element.cloneNode(true) as ProbeElement;
    document.body.append(clone);
    await settle();
    expect(shown(clone).label).toBe('a');
    expect(clone.childNodes).toHaveLength(0);
  });
});
