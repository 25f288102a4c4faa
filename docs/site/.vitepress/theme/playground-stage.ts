import { computed, defineComponent, h, onMounted, reactive, ref, watchEffect } from 'vue';
import { createDemoElement } from './demo-element.ts';
import { type ThemeChoice, themeCss, themeVariables } from './theme-css.ts';

/** Values of a control, each with its word, in their order. */
type Words = readonly (readonly [value: string, word: string])[];

const shown: Words = [
  ['aferir-disc-questionnaire', 'Questionnaire'],
  ['aferir-behavioral-report', 'Report'],
];
const fonts: Words = [
  ['', "The page's"],
  ['Georgia, serif', 'Serif'],
  ['system-ui, sans-serif', 'System'],
];
const radii: Words = [
  ['', 'As it is'],
  ['0', 'None'],
  ['2', 'Slight'],
  ['10', 'Round'],
];
const densities: Words = [
  ['', 'As it is'],
  ['compact', 'Compact'],
  ['roomy', 'Roomy'],
];
const schemes: Words = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['auto', 'As the system'],
];

/** The controls of a theme, an element that wears it, and its CSS. */
export const PlaygroundStage = defineComponent({
  setup() {
    const choice = reactive<ThemeChoice>({ brand: '#0b6e4f', font: '', radius: '', density: '' });
    const look = reactive({ tag: 'aferir-disc-questionnaire', theme: 'light' });
    const place = ref<HTMLElement>();
    const said = ref('');
    const variables = computed(() => themeVariables(choice));
    const css = computed(() => themeCss(variables.value));

    async function show(): Promise<void> {
      const element = await createDemoElement(look.tag);
      element.setAttribute('theme', look.theme);
      place.value?.replaceChildren(element);
    }

    onMounted(show);
    watchEffect(
      () => {
        place.value?.removeAttribute('style');
        for (const [name, value] of variables.value) place.value?.style.setProperty(name, value);
        said.value = '';
      },
      { flush: 'post' },
    );

    async function copy(): Promise<void> {
      try {
        await navigator.clipboard.writeText(css.value);
        said.value = 'Copied';
      } catch {
        said.value = 'This browser lets nothing be copied here: select the text.';
      }
    }

    return () => [
      h('form', { class: 'demo-knobs', onSubmit: (event: Event) => event.preventDefault() }, [
        h('label', [
          h('span', 'brand color'),
          h('input', {
            type: 'color',
            value: choice.brand,
            onInput: (event: Event) => {
              choice.brand = textOf(event);
            },
          }),
        ]),
        select('font', fonts, choice.font, (value) => {
          choice.font = value;
        }),
        select('corners', radii, choice.radius, (value) => {
          choice.radius = value;
        }),
        select('density', densities, choice.density, (value) => {
          choice.density = value as ThemeChoice['density'];
        }),
        select('theme', schemes, look.theme, (value) => {
          look.theme = value;
          place.value?.firstElementChild?.setAttribute('theme', value);
        }),
        select('shown', shown, look.tag, (value) => {
          look.tag = value;
          void show();
        }),
      ]),
      h('div', { class: 'demo-place', ref: place }),
      h('div', { class: 'demo-css' }, [
        h('pre', { tabindex: 0, role: 'region', 'aria-label': 'CSS of the theme' }, [
          h('code', css.value),
        ]),
        h('button', { type: 'button', class: 'demo-button', onClick: copy }, 'Copy the CSS'),
        h('span', { role: 'status' }, said.value),
      ]),
    ];
  },
});

function select(name: string, words: Words, value: string, change: (value: string) => void) {
  return h('label', [
    h('span', name),
    h(
      'select',
      { value, onChange: (event: Event) => change(textOf(event)) },
      words.map(([one, word]) => h('option', { value: one, selected: one === value }, word)),
    ),
  ]);
}

function textOf({ target }: Event): string {
  return (target as HTMLInputElement | HTMLSelectElement).value;
}
