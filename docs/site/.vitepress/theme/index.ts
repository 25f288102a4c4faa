import '@fontsource-variable/inter';
import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { ThemePlayground } from './theme-playground.ts';
import { WidgetDemo } from './widget-demo.ts';
import './theme.css';

/** The default theme in our colors and font, with the demos. */
export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('WidgetDemo', WidgetDemo);
    app.component('ThemePlayground', ThemePlayground);
  },
} satisfies Theme;
