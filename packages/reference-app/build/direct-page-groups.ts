import { BASE, OVERLAYS, PARTS, type PageGroup, PIECES } from './page-group.ts';

/** What opens over any page, and the pages that a document shows by itself. What several groups need is in the file of the first. */
export const directPageGroups: readonly PageGroup[] = [
  {
    name: OVERLAYS,
    // Dates have an old phone read locale data, which who answers has no use for: they are no part of what every page has.
    pages: ['../../ui/src/overlays/parts/overlays.ts', '../../domain/src/format/date.ts'],
    lends: [
      { in: BASE, to: ['answering', 'rating', 'playing'] },
      {
        in: PIECES,
        to: ['training', 'report', 'analysis', 'home', 'signed-in', 'lists', 'portal', 'games'],
      },
    ],
    joinsSheet: true,
  },
  {
    name: 'answering',
    pages: ['routes/public/link-gate.tsx', 'routes/public/questionnaire.tsx'],
    lends: [{ in: BASE, to: 'all' }],
    joinsSheet: true,
  },
  {
    name: 'rating',
    pages: ['routes/public/self-assessment.tsx', 'routes/public/disc-tutorial.tsx'],
    lends: [{ in: BASE, to: 'all' }],
  },
  {
    name: 'playing',
    pages: ['routes/public/game.tsx'],
    lends: [{ in: BASE, to: 'all' }],
  },
  {
    name: 'training',
    pages: ['routes/training/linked-training.tsx', 'routes/public/certificate.tsx'],
    lends: [
      { in: BASE, to: ['analysis'] },
      { in: PIECES, to: ['home'] },
      { in: PARTS, to: 'all' },
    ],
  },
  {
    name: 'report',
    pages: ['routes/report/linked-report.tsx'],
    lends: [
      { in: PIECES, to: ['home'] },
      {
        in: PARTS,
        to: [
          'analysis',
          'signed-in',
          'sign-in',
          'lists',
          'portal',
          'own-tasks',
          'profile',
          'forms',
          'records',
          'organization',
          'trainings',
          'games',
        ],
      },
    ],
  },
  {
    name: 'analysis',
    pages: ['routes/public/manager-analysis.tsx'],
    lends: [
      { in: PIECES, to: ['home'] },
      { in: PARTS, to: ['portal'] },
    ],
  },
  {
    name: 'home',
    pages: ['routes/staff/direct-home.tsx', 'routes/staff/home.tsx'],
    lends: [{ in: PIECES, to: 'all' }],
  },
];
