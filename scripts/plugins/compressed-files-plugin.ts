import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(?:js|css|svg|json)$/;

/**
 * Puts `.br` and `.gz` beside each text file of a build, for a server that answers with them: the best
 * compression takes too long to be done at each request.
 */
export function compressedFilesPlugin(): Plugin {
  return {
    name: 'aferir-compressed-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const outputs = Object.values(bundle).filter(({ fileName }) => text.test(fileName));
      await Promise.all(
        outputs.map((output) => {
          const content = output.type === 'chunk' ? output.code : output.source;
          return writeCompressed(path.join(dir, output.fileName), Buffer.from(content));
        }),
      );
    },
  };
}

async function writeCompressed(file: string, content: Buffer): Promise<void> {
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeIfSmaller(`${file}.br`, brotli), writeIfSmaller(`${file}.gz`, zipped)]);

  async function writeIfSmaller(target: string, compressed: Buffer) {
    if (compressed.length < content.length) await writeFile(target, compressed);
  }
}
