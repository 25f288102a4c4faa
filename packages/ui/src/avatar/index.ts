export type { AvatarProps } from './avatar.tsx';
export { Avatar } from './avatar.tsx';
export { avatarColorsOf, initialsOf } from './avatar-identity.ts';
