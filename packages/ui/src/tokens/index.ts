export { type BrandTokens, brandTokens, type ColorScheme } from './brand.ts';
export { contrast, parseHex, type Rgb } from './color.ts';
export {
  foundationTokens,
  hostTokens,
  schemeTokens,
  type TokenDefinition,
  type TokenGroup,
  type TokenName,
  tokenProperty,
  tokens,
  tokenValue,
} from './schema.ts';
