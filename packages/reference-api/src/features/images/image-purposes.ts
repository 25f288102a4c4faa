import { type Right, SECTION, type SectionId } from '@aferir/domain';
import { imageMessages } from '../../images/image-messages.ts';
import type { ImagePurpose } from '../../images/images-tables.ts';
import { maxPhotoBytes, type PictureShape, photoShape } from '../../images/picture.ts';
import type { BodyOf } from '../../operation/operation.ts';

/** What an image for one purpose may be and becomes, and who may send it. */
export interface PurposeRule {
  readonly purpose: ImagePurpose;
  readonly maxBytes: number;
  readonly tooLarge: string;
  readonly shape: PictureShape;
  /** Any of the rights in the section; undefined: any staff session. */
  readonly needs?: { readonly section: SectionId; readonly rights: readonly Right[] };
}

const photo = {
  maxBytes: maxPhotoBytes,
  tooLarge: imageMessages.photoTooLarge,
  shape: photoShape,
};

const toSave: readonly Right[] = ['incluir', 'alterar'];

/** The rules by the names that the contract has for the purposes. */
export const purposeRules: Readonly<Record<BodyOf<'uploadImage'>['tpImagem'], PurposeRule>> = {
  pessoa: { ...photo, purpose: 'person', needs: { section: SECTION.employees, rights: toSave } },
  usuario: { ...photo, purpose: 'user', needs: { section: SECTION.users, rights: toSave } },
  conta: { ...photo, purpose: 'account', shape: { ...photoShape, side: 130 } },
  treinamento: {
    ...photo,
    purpose: 'cover',
    needs: { section: SECTION.trainings, rights: toSave },
  },
  logo: {
    purpose: 'logo',
    maxBytes: 512 * 1024,
    tooLarge: imageMessages.logoTooLarge,
    // Mails show it, and not every mail program draws WebP.
    shape: { side: 150, fit: 'contain', format: 'png' },
    needs: { section: SECTION.institution, rights: ['alterar'] },
  },
};
