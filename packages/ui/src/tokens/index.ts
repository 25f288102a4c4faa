export { type BrandTokens, brandTokens, type ColorScheme } from './brand.ts';
export { contrast, parseHex, type Rgb } from './color.ts';
export { type TokenName, tokenProperty, tokens, tokenValue } from './schema.ts';
