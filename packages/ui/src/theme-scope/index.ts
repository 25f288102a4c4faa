export { useBrandStyle } from './brand-style.ts';
export { useDefaultBrandColor } from './default-brand.ts';
export { ThemeScope, type ThemeScopeProps } from './theme-scope.tsx';
