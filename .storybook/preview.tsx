import '@fontsource-variable/inter';
import '@aferir/ui/styles.css';
import '@aferir/widgets/styles.css';
import './preview.css';
import { ThemeScope } from '@aferir/ui';
import type { Preview } from '@storybook/react-vite';
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
      description: 'Color scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'auto', title: 'Auto' },
        ],
        dynamicTitle: true,
      },
    },
    brand: {
      description: "A host's brand color",
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        items: [
          { value: '', title: 'None' },
          { value: '#e30613', title: 'Red' },
          { value: '#ffcc00', title: 'Yellow' },
          { value: '#00a859', title: 'Green' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: 'light', brand: '' },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <ThemeScope
        scheme={globals.scheme}
        brandColor={globals.brand || undefined}
        lang="pt-BR"
        className={viewMode === 'story' ? 'storybook-page' : undefined}
      >
        {parameters.bare ? (
          <Story />
        ) : (
          <div className="storybook-frame">
            <Story />
          </div>
        )}
      </ThemeScope>
    ),
  ],
};

export default preview;
