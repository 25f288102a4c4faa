export { useDefaultBrandColor } from './default-brand.ts';
export { ThemeScope, type ThemeScopeProps } from './theme-scope.tsx';
