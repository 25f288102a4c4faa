import type { Schema } from '@aferir/api-client';
import { rightsText, toSectionRights } from './chosen-rights.ts';

/** What the form of a profile holds. */
export interface AccessProfileValues {
  nmPerfilAcesso: string;
  dsPerfilAcesso: string;
  /** The rights as one text, which a form compares and keeps. */
  Secoes: string;
}

/** A profile as the form shows it; without one, a new profile. */
export function toProfileValues(profile: Schema<'AccessProfile'> | undefined): AccessProfileValues {
  return {
    nmPerfilAcesso: profile?.nmPerfilAcesso ?? '',
    dsPerfilAcesso: profile?.dsPerfilAcesso ?? '',
    Secoes: rightsText(profile?.secoes ?? []),
  };
}

/** A profile as it is sent. */
export function toProfileRequest(
  { Secoes, ...values }: AccessProfileValues,
  profile: Schema<'AccessProfile'> | undefined,
): Schema<'SaveAccessProfileRequest'> {
  return {
    ...values,
    idPerfilAcesso: profile?.idPerfilAcesso ?? 0,
    Secoes: toSectionRights(Secoes),
    ...(profile && { nrVersao: profile.nrVersao }),
  };
}
