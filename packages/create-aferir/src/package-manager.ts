const known = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** A program that installs packages. */
export type PackageManager = (typeof known)[number];

/** The one that the command was started with, by what it says of itself in `npm_config_user_agent`. */
export function packageManagerOf(userAgent = ''): PackageManager {
  return known.find((name) => userAgent.startsWith(`${name}/`)) ?? 'npm';
}
