import { defineAsyncComponent, defineComponent, h } from 'vue';

const Stage = defineAsyncComponent(
  async () => (await import('./playground-stage.ts')).PlaygroundStage,
);

/** A theme to try on an element, and its CSS to take away. */
export const ThemePlayground = defineComponent({
  setup: () => () => h('section', { class: 'demo', 'aria-label': 'Theme playground' }, [h(Stage)]),
});
