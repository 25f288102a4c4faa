export { readSchemes, SCHEMES } from '../tokens/read-schemes.ts';
export { countChanges } from './count-changes.ts';
export { cutPictures, findCutPicture } from './cut-pictures.ts';
export { axeViolations, renderUi } from './render.tsx';
export { contrastOf, kitSchemes, namedSteps } from './schemes.ts';
export { translate } from './translate.ts';
export { useHeld } from './use-held.ts';
