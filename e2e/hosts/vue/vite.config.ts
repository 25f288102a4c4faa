import { defineConfig, type Plugin } from 'vite';
import { compileScript, parse } from 'vue/compiler-sfc';

export default defineConfig({
  plugins: [compileVue()],
  build: { modulePreload: { polyfill: false } },
});

/** Compiles a component of this folder; in an app `@vitejs/plugin-vue` does, with the same option. */
function compileVue(): Plugin {
  return {
    name: 'compile-vue',
    transform(source, id) {
      if (!id.endsWith('.vue')) return undefined;
      const { descriptor } = parse(source, { filename: id });
      const { content } = compileScript(descriptor, {
        id,
        inlineTemplate: true,
        templateOptions: {
          compilerOptions: { isCustomElement: (tag) => tag.startsWith('aferir-') },
        },
      });
      return { code: content, map: null };
    },
  };
}
