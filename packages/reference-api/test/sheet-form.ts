import { IMPORT_FIELDS } from '@aferir/domain';
import type { TestRequest } from './build-test-app.ts';

const boundary = 'limite-do-formulario';

/** A form with a file and its mapping; without one, each field has a column of its own name. */
export function sheetForm(
  sheet: string | Uint8Array,
  mapping: object = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, field])),
): Pick<TestRequest, 'body' | 'headers'> {
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${part('name="mapping"')}\r\n${JSON.stringify(mapping)}\r\n`),
    Buffer.from(
      `${part('name="file"; filename="funcionários.csv"')}Content-Type: text/csv\r\n\r\n`,
    ),
    Buffer.from(sheet),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** A csv as the import expects one. */
export function csvOf(...rows: readonly string[]): string {
  return [IMPORT_FIELDS.join(';'), ...rows].join('\n');
}
