import { addons } from 'storybook/manager-api';
import { aferirTheme } from './theme.ts';

addons.setConfig({ theme: aferirTheme });
