import { defineComponent, h, onMounted, reactive, ref, type VNode } from 'vue';
import { createDemoElement } from './demo-element.ts';
import { demos } from './demo-servers.ts';
import { type Knob, knobsOf } from './knobs.ts';

const heardEvents = ['ready', 'progress', 'complete', 'close', 'open', 'error'].map(
  (name) => `aferir-${name}`,
);
const widest = 100;

/** An element with a control for each of its attributes, its width, and what the page hears. */
export const DemoStage = defineComponent({
  props: { tag: { type: String, required: true } },
  setup({ tag }) {
    const knobs = knobsOf(tag);
    const values = reactive<Record<string, string>>({});
    const heard = ref<string[]>([]);
    const width = ref(widest);
    const place = ref<HTMLElement>();
    let element: HTMLElement | undefined;

    async function start(): Promise<void> {
      heard.value = [];
      element = await createDemoElement(tag);
      for (const [name, value] of Object.entries(values)) put(element, name, value);
      for (const name of heardEvents) {
        element.addEventListener(name, (event) => {
          const { detail } = event as CustomEvent<unknown>;
          heard.value = [...heard.value, `${name} ${JSON.stringify(detail)}`];
        });
      }
      place.value?.replaceChildren(element);
    }

    function change(name: string, value: string): void {
      values[name] = value;
      if (element) put(element, name, value);
    }

    onMounted(start);

    return () => [
      h('form', { class: 'demo-knobs', onSubmit: (event: Event) => event.preventDefault() }, [
        ...knobs.map((knob) => control(knob, values[knob.name] ?? knob.initial, change)),
        h('label', [
          h('span', `width ${width.value}%`),
          h('input', {
            type: 'range',
            min: 30,
            max: widest,
            value: width.value,
            onInput: (event: Event) => {
              width.value = Number(textOf(event));
            },
          }),
        ]),
        h('button', { type: 'button', class: 'demo-button', onClick: start }, 'Start again'),
      ]),
      demos[tag]?.hint && h('p', { class: 'demo-hint' }, demos[tag].hint),
      h('div', { class: 'demo-place', style: { width: `${width.value}%` }, ref: place }),
      h('details', { class: 'demo-heard' }, [
        h('summary', `What the page has heard (${heard.value.length})`),
        h(
          'ol',
          heard.value.map((line) => h('li', [h('code', line)])),
        ),
      ]),
    ];
  },
});

/** An attribute as HTML would have it: a flag stands or doesn't, and nothing said is no attribute. */
function put(element: HTMLElement, name: string, value: string): void {
  if (value === '' || value === 'false') element.removeAttribute(name);
  else element.setAttribute(name, value === 'true' ? '' : value);
}

function control(
  { name, kind, words }: Knob,
  value: string,
  change: (name: string, value: string) => void,
): VNode {
  const label = h('span', name);
  const onInput = (event: Event) => change(name, textOf(event));
  switch (kind) {
    case 'choice':
      return h('label', [
        label,
        h(
          'select',
          { value, onChange: onInput },
          words.map((word) => h('option', { value: word, selected: word === value }, word)),
        ),
      ]);
    case 'flag':
      return h('label', [
        label,
        h('input', {
          type: 'checkbox',
          checked: value === 'true',
          onChange: (event: Event) =>
            change(name, String((event.target as HTMLInputElement).checked)),
        }),
      ]);
    case 'color':
      return h('label', [label, h('input', { type: 'color', value: value || '#3e63dd', onInput })]);
    case 'text':
      return h('label', [label, h('input', { type: 'text', value, onChange: onInput })]);
  }
}

function textOf({ target }: Event): string {
  return (target as HTMLInputElement | HTMLSelectElement).value;
}
