import { create } from 'storybook/theming';
import brand from './brand.svg';

const font = '"Inter Variable", Inter, system-ui, sans-serif';

/** Our look for the frame of Storybook and for its pages. */
export const aferirTheme = create({
  base: 'light',
  brandTitle: 'Aferir',
  brandImage: brand,
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: '#3e63dd',
  colorSecondary: '#3e63dd',
  appBg: '#f9f9fb',
  appBorderColor: '#d9d9e0',
  appBorderRadius: 6,
  textColor: '#1c2024',
  textMutedColor: '#60646c',
  barSelectedColor: '#3a5bc7',
  fontBase: font,
});
