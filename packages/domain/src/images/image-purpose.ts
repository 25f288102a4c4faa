import { can, type Permissions } from '../permissions/permissions.ts';
import type { Right } from '../permissions/rights.ts';
import { SECTION, type SectionId } from '../permissions/section.ts';

/** What an image for one purpose may be and becomes, who may send it and what shows it. */
export interface ImagePurpose {
  /** What the tables call it. */
  readonly column: string;
  /** The largest file that is taken. */
  readonly maxBytes: number;
  /** What is kept of it, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Whether what does not fit into the size is cut off, or all of it is made to fit. */
  readonly fit: 'cover' | 'contain';
  readonly format: 'webp' | 'png';
  /** The section and the rights of which any lets staff send it; undefined: every staff session. */
  readonly sentBy?: { readonly section: SectionId; readonly rights: readonly Right[] };
  /** The kind of record that shows it. */
  readonly shownBy: ImageHolder;
}

/** A kind of record that shows an image. */
export type ImageHolder = 'person' | 'user' | 'company' | 'training';

const photo = {
  maxBytes: 5 * 1024 * 1024,
  size: { width: 300, height: 300 },
  fit: 'cover',
  format: 'webp',
} as const;

const toSave: readonly Right[] = ['incluir', 'alterar'];

/** What images are for, by the names that calls have for it. */
export const IMAGE_PURPOSES = {
  pessoa: {
    ...photo,
    column: 'person',
    sentBy: { section: SECTION.employees, rights: toSave },
    shownBy: 'person',
  },
  usuario: {
    ...photo,
    column: 'user',
    sentBy: { section: SECTION.users, rights: toSave },
    shownBy: 'user',
  },
  conta: { ...photo, column: 'account', size: { width: 130, height: 130 }, shownBy: 'user' },
  treinamento: {
    ...photo,
    column: 'cover',
    sentBy: { section: SECTION.trainings, rights: toSave },
    shownBy: 'training',
  },
  logo: {
    column: 'logo',
    maxBytes: 512 * 1024,
    size: { width: 150, height: 150 },
    fit: 'contain',
    // Mails show it, and not every mail program draws WebP.
    format: 'png',
    sentBy: { section: SECTION.institution, rights: ['alterar'] },
    shownBy: 'company',
  },
} as const satisfies Readonly<Record<string, ImagePurpose>>;

/** What calls call a purpose. */
export type ImagePurposeName = keyof typeof IMAGE_PURPOSES;

/** What the tables call a purpose. */
export type ImagePurposeColumn = (typeof IMAGE_PURPOSES)[ImagePurposeName]['column'];

/** Whether staff may send an image for a purpose. */
export function maySendImage(permissions: Permissions, { sentBy }: ImagePurpose): boolean {
  return !sentBy || sentBy.rights.some((right) => can(permissions, sentBy.section, right));
}

/** What the tables call the purposes whose images a kind of record may show. */
export function imagesShownBy(holder: ImageHolder): ImagePurposeColumn[] {
  return Object.values(IMAGE_PURPOSES)
    .filter(({ shownBy }) => shownBy === holder)
    .map(({ column }) => column);
}
