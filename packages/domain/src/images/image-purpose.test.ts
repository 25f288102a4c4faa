import { expect, it } from 'vitest';
import { noPermissions, permissionsOfProfile } from '../permissions/giving.ts';
import { SECTION } from '../permissions/section.ts';
import {
  IMAGE_PURPOSES,
  type ImagePurposeName,
  imagesShownBy,
  maySendImage,
} from './image-purpose.ts';

const purposes = Object.keys(IMAGE_PURPOSES) as ImagePurposeName[];
const sendable = (section: (typeof SECTION)[keyof typeof SECTION], right: 'incluir' | 'alterar') =>
  purposes.filter((name) =>
    maySendImage(permissionsOfProfile([{ section, rights: [right] }]), IMAGE_PURPOSES[name]),
  );

it('lets those send an image who may save what shows it', () => {
  expect(sendable(SECTION.employees, 'incluir')).toEqual(['pessoa', 'conta']);
  expect(sendable(SECTION.users, 'alterar')).toEqual(['usuario', 'conta']);
  expect(sendable(SECTION.trainings, 'incluir')).toEqual(['conta', 'treinamento']);
  expect(sendable(SECTION.institution, 'alterar')).toEqual(['conta', 'logo']);
  expect(sendable(SECTION.institution, 'incluir')).toEqual(['conta']);
  expect(purposes.filter((name) => maySendImage(noPermissions, IMAGE_PURPOSES[name]))).toEqual([
    'conta',
  ]);
});

it('knows what each kind of record shows', () => {
  expect(imagesShownBy('person')).toEqual(['person']);
  expect(imagesShownBy('user')).toEqual(['user', 'account']);
  expect(imagesShownBy('company')).toEqual(['logo']);
  expect(imagesShownBy('training')).toEqual(['cover']);
});
