/**
 * What our builds do beyond what their bundlers can: a plugin a file. Those of esbuild make the npm packages, those of
 * Vite the custom elements and the app.
 */
export { aloneScriptsPlugin } from './alone-scripts-plugin.ts';
export { clientDirectivePlugin } from './client-directive-plugin.ts';
export { type Built, type CodeGroup, codeGroupsPlugin } from './code-groups-plugin.ts';
export { componentPackagePlugins } from './component-package-plugins.ts';
export { compressedFilesPlugin } from './compressed-files-plugin.ts';
export { deepActivePlugin } from './deep-active-plugin.ts';
export { chunksByElement } from './element-files.ts';
export { elementFilesPlugin } from './element-files-plugin.ts';
export { loaderBesidePlugin } from './loader-beside-plugin.ts';
export { oneSheetPlugin } from './one-sheet-plugin.ts';
export { pageFilesPlugin } from './page-files-plugin.ts';
export { quietCopyPlugin } from './quiet-copy-plugin.ts';
export { radixPartsPlugin } from './radix-parts-plugin.ts';
export { shadowCssPlugin } from './shadow-css-plugin.ts';
