import { formatNumber } from '../../number-format/number-format.ts';

/** A kind of picture that browsers read. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

/** In pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Types by the ends of the names of their files, for browsers that do not know the type. */
const TYPES: Readonly<Record<ImageType, { name: string; ends: readonly string[] }>> = {
  'image/jpeg': { name: 'JPG', ends: ['jpg', 'jpeg'] },
  'image/png': { name: 'PNG', ends: ['png'] },
  'image/webp': { name: 'WebP', ends: ['webp'] },
};

/** JPG, PNG ou WebP; `or` is the word before the last. */
export function nameTypes(types: readonly ImageType[], or: string): string {
  const names = types.map((type) => TYPES[type].name);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} ${or} ${last}` : last;
}

/** What an input lets choose: types, and ends of names too, as some systems know only one of them. */
export function acceptOf(types: readonly ImageType[]): string {
  return types.flatMap((type) => [type, ...TYPES[type].ends.map((end) => `.${end}`)]).join();
}

/** 512 KB, 25 MB, as a language writes numbers. */
export function writeBytes(bytes: number, language: string): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${formatNumber(kilobytes, language)} KB`
    : `${formatNumber(kilobytes / 1024, language)} MB`;
}

/** What a file may be. */
export interface FileLimits {
  types: readonly ImageType[];
  maxBytes: number;
}

/** What is wrong with a file, as far as can be told without opening it. */
export function findFileFault(
  file: File,
  { types, maxBytes }: FileLimits,
): 'wrongType' | 'tooLarge' | null {
  if (!types.some((type) => isOfType(file, type))) return 'wrongType';
  return file.size > maxBytes ? 'tooLarge' : null;
}

/** Whether a picture has fewer pixels than it needs. */
export function isTooSmall(picture: ImageSize, least: ImageSize | undefined): least is ImageSize {
  return least !== undefined && (picture.width < least.width || picture.height < least.height);
}

/** The name of a picture that was cut from another: a JPG cut from a PNG is no PNG. */
export function nameAs(type: ImageType, name: string): string {
  const bare = name.replace(/\.[^.]*$/, '') || 'imagem';
  return `${bare}.${TYPES[type].ends[0]}`;
}

function isOfType(file: File, type: ImageType): boolean {
  if (file.type) return file.type === type;
  return TYPES[type].ends.some((end) => file.name.toLowerCase().endsWith(`.${end}`));
}
