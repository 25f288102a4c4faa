export type { SvgPicture } from './svg-picture-types.ts';
export { type PngOptions, type PngResult, svgToPng } from './svg-to-png.ts';
