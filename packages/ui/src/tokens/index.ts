export { type BrandTokens, brandTokens, type ColorScheme } from './brand.ts';
export { contrast, parseHex, type Rgb } from './color.ts';
export { type TokenName, tokens } from './schema.ts';
export { tokenProperty, tokenValue } from './token-value.ts';
