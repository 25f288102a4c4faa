import { DRAWING, FIELDS, FORM, GRAPHICS, PARTS, type PageGroup, SECTIONS } from './page-group.ts';

/** The pages that the router shows, and drawings on pages. What several groups need is in the file of the first. */
export const routedPageGroups: readonly PageGroup[] = [
  {
    name: 'signed-in',
    // Means are written by figures and results that share no other file.
    pages: [
      'whole-app.tsx',
      'routes/staff/layout.tsx',
      'routes/employee/layout.tsx',
      '../../domain/src/format/mean.ts',
    ],
    joinsSheet: true,
  },
  {
    name: 'sign-in',
    within: 'signed-in',
    pages: [
      'routes/public/staff-login.tsx',
      'routes/public/employee-login.tsx',
      'routes/public/first-access.tsx',
      'routes/public/invitation.tsx',
    ],
    lends: [
      { in: 'signed-in', to: ['portal'] },
      { in: PARTS, to: ['home', 'lists', 'trainings', 'games', 'results'] },
      { in: FORM, to: 'all' },
    ],
    joinsSheet: true,
  },
  {
    name: 'lists',
    within: 'signed-in',
    pages: [
      'routes/staff/behavioral.tsx',
      'routes/staff/performance.tsx',
      'routes/employee/behavioral-history.tsx',
      'routes/employee/performance-history.tsx',
    ],
    lends: [
      { in: PARTS, to: ['own-report'] },
      { in: 'signed-in', to: ['portal'] },
      { in: SECTIONS, to: 'all', except: ['person'] },
      { in: 'requests', to: ['person'] },
    ],
  },
  {
    name: 'portal',
    within: 'signed-in',
    pages: ['routes/employee/dashboard.tsx'],
    lends: [{ in: 'signed-in', to: ['own-report'] }],
  },
  {
    name: 'own-tasks',
    within: 'signed-in',
    pages: [
      'routes/employee/assessments.tsx',
      'routes/employee/manager-evaluation.tsx',
      'routes/employee/manager-feedback.tsx',
    ],
    lends: [{ in: 'signed-in', to: ['own-report'] }],
  },
  {
    name: 'profile',
    within: 'signed-in',
    pages: ['routes/employee/profile.tsx'],
    lends: [{ in: FIELDS, to: ['forms', 'records', 'organization'] }],
  },
  {
    name: 'own-report',
    within: 'signed-in',
    pages: ['routes/report/report.tsx'],
    joinsSheet: true,
  },
  {
    name: 'sign-up',
    within: 'signed-in',
    pages: ['routes/public/recovery.tsx', 'routes/public/trial.tsx'],
    lends: [
      { in: PARTS, to: ['trainings', 'games', 'results'] },
      { in: FIELDS, to: ['forms', 'records', 'organization'] },
    ],
  },
  {
    name: 'forms',
    within: 'signed-in',
    // The day of hiring is checked by a form and by the import of employees, which shares no file with it but that of fields.
    pages: [
      '../../domain/src/contact/hiring-day.ts',
      'routes/staff/account.tsx',
      'routes/staff/users.tsx',
      'routes/staff/institution.tsx',
      'routes/staff/access-profiles.tsx',
    ],
    lends: [
      { in: SECTIONS, to: ['trainings', 'games', 'results'] },
      { in: FIELDS, to: ['records', 'organization', 'position'] },
    ],
  },
  {
    name: 'organization',
    within: 'signed-in',
    pages: ['routes/staff/organization.tsx'],
    lends: [
      { in: 'people', to: ['records'] },
      { in: DRAWING, to: ['charts'] },
      { in: GRAPHICS, to: ['figures'] },
    ],
  },
  {
    name: 'records',
    within: 'signed-in',
    // A cycle adds reminders as users are given profiles: in the file of forms, it would need all of these.
    pages: [
      'shared/lists/adding-select.tsx',
      'routes/staff/positions.tsx',
      'routes/staff/competencies.tsx',
      'routes/staff/seniorities.tsx',
      'routes/staff/employees.tsx',
    ],
    lends: [
      { in: SECTIONS, to: ['trainings', 'games', 'results'] },
      { in: 'employee', to: ['person'] },
    ],
  },
  {
    name: 'position',
    within: 'records',
    // Comes after the list around it.
    pages: ['features/positions/components/position-dialog.tsx'],
  },
  {
    name: 'trainings',
    within: 'signed-in',
    // What writes csv is no module of the language: in a file between two others it would have the bundler cut one more for every page.
    pages: [
      'routes/staff/trainings.tsx',
      'routes/staff/training-report.tsx',
      'shared/files/write-csv.ts',
    ],
    lends: [{ in: SECTIONS, to: ['games', 'results', 'person'] }],
  },
  {
    name: 'games',
    within: 'signed-in',
    // The kinds of cycles are told by figures too: among these, cycles would need all of them for a few lines.
    pages: ['../../domain/src/cycles/cycle-kind.ts', 'routes/staff/games.tsx'],
    lends: [{ in: SECTIONS, to: ['figures', 'person'] }],
  },
  {
    name: 'results',
    within: 'signed-in',
    pages: ['routes/staff/game-results.tsx', 'routes/staff/game-psychosocial.tsx'],
    lends: [
      { in: DRAWING, to: ['charts'] },
      { in: GRAPHICS, to: ['figures'] },
    ],
  },
  {
    name: 'person',
    within: 'signed-in',
    pages: ['routes/staff/employee.tsx'],
  },
  {
    name: 'figures',
    within: 'home',
    pages: ['features/dashboard/components/company-figures.tsx'],
    lends: [{ in: DRAWING, to: ['charts'] }],
    joinsSheet: true,
  },
  {
    name: 'charts',
    // Those of other charts are on pages of staff alone, which have most of what they need.
    pages: ['../../ui/src/radar-chart/parts/radar-plot.tsx'],
    joinsSheet: true,
  },
];
