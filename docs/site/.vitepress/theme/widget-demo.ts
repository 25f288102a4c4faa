import { defineAsyncComponent, defineComponent, h, ref } from 'vue';

const DemoStage = defineAsyncComponent(async () => (await import('./demo-stage.ts')).DemoStage);

/** An element to try, which is fetched when the reader asks for it. */
export const WidgetDemo = defineComponent({
  props: { tag: { type: String, required: true } },
  setup(props) {
    const isOpen = ref(false);
    return () =>
      h('section', { class: 'demo', 'aria-label': 'Demo' }, [
        isOpen.value
          ? h(DemoStage, { tag: props.tag })
          : h('div', { class: 'demo-closed' }, [
              h('p', 'The real element over a server in memory. Nothing leaves your browser.'),
              h(
                'button',
                {
                  type: 'button',
                  class: 'demo-button',
                  onClick: () => {
                    isOpen.value = true;
                  },
                },
                'Open the demo',
              ),
            ]),
      ]);
  },
});
