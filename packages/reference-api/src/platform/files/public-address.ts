import { publicFiles } from './file-area.ts';

/** Where public files are served. */
export const publicPath = '/arquivos/';

/** The address at which a public file is served. */
export function publicAddress(name: string): string {
  return publicPath + publicFiles.fileOf(name);
}

/** The name of the public file at an address; undefined when the address is of something else. */
export function publicNameAt(address: string | null): string | undefined {
  return address?.startsWith(publicPath)
    ? publicFiles.nameOf(address.slice(publicPath.length))
    : undefined;
}
