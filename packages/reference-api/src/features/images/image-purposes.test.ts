import { IMAGE_PURPOSES, type ImagePurpose } from '@aferir/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { imageMessages } from '../../shared/images/image-messages.ts';

const test = openTestApp();
const purposes: [string, ImagePurpose][] = Object.entries(IMAGE_PURPOSES);

/** 512 KB, 5 MB. */
function inUnits(bytes: number): string {
  return bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`;
}

describe('every purpose of the rules, and no other', () => {
  it('stands in the contract', () => {
    const { document } = test.contract;
    const { ImagePurpose, UploadImageRequest } = document.components.schemas as Record<
      string,
      { enum?: string[]; properties?: { imagem?: { maxLength: number } } }
    >;
    expect(ImagePurpose?.enum?.toSorted()).toEqual(purposes.map(([name]) => name).toSorted());
    const longest = UploadImageRequest?.properties?.imagem?.maxLength ?? 0;
    for (const [, { maxBytes }] of purposes) {
      expect(4 * Math.ceil(maxBytes / 3)).toBeLessThanOrEqual(longest);
    }
  });

  it('is told of as it is', () => {
    const { document } = test.contract;
    const told =
      (document.paths['/Imagem/Upload']?.post as { description?: string } | undefined)
        ?.description ?? '';
    const [, ...rows] = [...told.matchAll(/^\| `(\w+)` \|.*?\| (.*) \|$/gm)].map((row) =>
      row.slice(1),
    );
    expect(rows).toEqual(
      purposes.map(([name, { maxBytes, size, sentBy }]) => [
        name,
        [
          inUnits(maxBytes),
          `${size.width} × ${size.height}`,
          sentBy ? `section ${sentBy.section}, ${sentBy.rights.join(' or ')}` : 'any staff session',
        ].join(' | '),
      ]),
    );
  });

  it('has its size in what is said of a larger file', () => {
    const texts = purposes.map(([name, { maxBytes }]) => [
      name,
      `A imagem deve ter no máximo ${inUnits(maxBytes)}.`,
    ]);
    expect(imageMessages.tooLarge).toEqual(Object.fromEntries(texts));
  });

  it('may be stored', async () => {
    const { rows: checks } = await test.database.inPlatform((db) =>
      sql<{ text: string }>`select pg_get_constraintdef(oid) as text from pg_constraint
        where conrelid = 'stored_image'::regclass and contype = 'c'`.execute(db),
    );
    const stored = checks.flatMap(({ text }) =>
      [...text.matchAll(/'(\w+)'/g)].map(([, one]) => one),
    );
    expect(stored.toSorted()).toEqual(purposes.map(([, { column }]) => column).toSorted());
  });
});
