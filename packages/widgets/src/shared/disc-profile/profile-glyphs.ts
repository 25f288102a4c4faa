import type { Profile } from '@aferir/domain';

/** The drawing of each profile as strokes on a grid of 24 by 24. */
export const profileGlyphs: Readonly<Record<Profile, string>> = {
  // A peak with a flag on it.
  Dominante: 'M2.5 20 9.5 9l3.6 5.4L15.5 11l6 9zM9.5 9V3.2l5 1.7-5 1.9',
  // A megaphone.
  Influente:
    'M3.5 10v4.2h3.2l8.3 4V6l-8.3 4zM7.2 14.4l1.2 5.1h2.5l-1-4M18 9.2a4.2 4.2 0 0 1 0 5.8M20.2 6.8a7.6 7.6 0 0 1 0 10.6',
  // An anchor.
  Estável:
    'M12 7.6v13.2M8 11h8M4 13.4c.4 4.2 3.6 7.4 8 7.4s7.6-3.2 8-7.4M2.6 15.2 4 13.2l2 1.6M21.4 15.2 20 13.2l-2 1.6M14.2 5.4a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 1 1 4.4 0z',
  // A list with its points ticked.
  Conforme: 'M5 3.5h14v17H5zM8 8.6l1.2 1.2 2-2.4M8 14.6l1.2 1.2 2-2.4M13.6 9H16M13.6 15H16',
};

/** Somebody without a profile. */
export const unknownGlyph =
  'M15.5 8.2a3.5 3.5 0 1 1-7 0 3.5 3.5 0 1 1 7 0zM5 20c.5-4 3.2-6 7-6s6.5 2 7 6';
