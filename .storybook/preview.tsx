import '@fontsource-variable/inter';
import '@aferir/ui/styles.css';
import '@aferir/widgets/styles.css';
import './preview.css';
import { ThemeScope } from '@aferir/ui';
import type { Preview } from '@storybook/react-vite';
import { TextSize } from './text-size.tsx';
import { aferirTheme } from './theme.ts';

const preview: Preview = {
  tags: ['looks'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: { theme: aferirTheme },
    options: { storySort: { order: ['Introduction', 'Voice', 'Tokens', 'Kit', 'Widgets'] } },
    viewport: {
      options: {
        phone: { name: '360', styles: { width: '360px', height: '740px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    scheme: {
      description: 'Esquema de cores',
      toolbar: {
        title: 'Esquema',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Claro' },
          { value: 'dark', title: 'Escuro' },
          { value: 'auto', title: 'Do sistema' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: 'Cor da marca',
      toolbar: {
        title: 'Marca',
        icon: 'paintbrush',
        items: [
          { value: '', title: 'Marca do kit' },
          { value: '#b3261e', title: 'Empresa de exemplo' },
          { value: '#00a859', title: 'Cor média, verde' },
          { value: '#ffcc00', title: 'Cor clara, amarelo' },
          { value: '#0d1b3d', title: 'Cor escura, marinho' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Tamanho do texto',
      toolbar: {
        title: 'Texto',
        icon: 'zoom',
        items: [
          { value: '100', title: 'Texto em 100%' },
          { value: '200', title: 'Texto em 200%' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: 'light', brand: '', textSize: '100' },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <ThemeScope
        scheme={globals.scheme}
        brandColor={globals.brand || undefined}
        lang="pt-BR"
        className={viewMode === 'story' ? 'storybook-page' : undefined}
      >
        <TextSize size={Number(globals.textSize)}>
          {parameters.bare ? (
            <Story />
          ) : (
            <div className="storybook-frame">
              <Story />
            </div>
          )}
        </TextSize>
      </ThemeScope>
    ),
  ],
};

export default preview;
