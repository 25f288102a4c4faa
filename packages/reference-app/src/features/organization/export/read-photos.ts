import { toBase64 } from '@aferir/widgets';
import type { Department } from '../department.ts';

/** The photos of managers as data addresses, by the addresses they have; those that cannot be read are left out. */
export async function readPhotos(
  departments: readonly Department[],
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Set(departments.flatMap(({ manager }) => manager?.photoUrl ?? []));
  const photos = new Map<string, string>();
  await Promise.all(
    [...addresses].map(async (address) => {
      const photo = await readPhoto(address);
      if (photo) photos.set(address, photo);
    }),
  );
  return photos;
}

async function readPhoto(address: string): Promise<string | undefined> {
  try {
    const reply = await fetch(address);
    const photo = await reply.blob();
    const isPhoto = reply.ok && photo.type.startsWith('image/');
    return isPhoto ? `data:${photo.type};base64,${await toBase64(photo)}` : undefined;
  } catch {
    return undefined;
  }
}
