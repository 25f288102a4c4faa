import { IMPORT_FIELDS, IMPORT_REQUIRED_FIELDS } from '@aferir/domain';
import type { TestRequest } from './build-test-app.ts';

const boundary = 'limite-do-formulario';

/** A form with a file, its mapping and other fields; without a mapping, each field has a column of its own name. */
export function sheetForm(
  sheet: string | Uint8Array,
  mapping: object = Object.fromEntries(IMPORT_REQUIRED_FIELDS.map((field) => [field, field])),
  fields: Readonly<Record<string, string>> = {},
): Pick<TestRequest, 'body' | 'headers'> {
  const part = (head: string) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`;
  const given = { mapping: JSON.stringify(mapping), ...fields };
  const body = Buffer.concat([
    ...Object.entries(given).map(([name, value]) =>
      Buffer.from(`${part(`name="${name}"`)}\r\n${value}\r\n`),
    ),
    Buffer.from(
      `${part('name="file"; filename="funcionários.csv"')}Content-Type: text/csv\r\n\r\n`,
    ),
    Buffer.from(sheet),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** The same with the managers of each. */
export function csvWithManagers(...rows: readonly string[]): string {
  return [IMPORT_FIELDS.join(';'), ...rows].join('\n');
}

/** Which column tells which field of {@link csvWithManagers}. */
export const mappingWithManagers: object = Object.fromEntries(
  IMPORT_FIELDS.map((field) => [field, field]),
);

/** A csv as the import expects one. */
export function csvOf(...rows: readonly string[]): string {
  return [IMPORT_REQUIRED_FIELDS.join(';'), ...rows].join('\n');
}
