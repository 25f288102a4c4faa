import { brandTokens } from '../../../../packages/ui/src/tokens/brand.ts';

/** What is chosen in the playground; what is empty stays as it is. */
export interface ThemeChoice {
  brand: string;
  font: string;
  radius: string;
  density: '' | 'compact' | 'roomy';
}

/** The variables of a choice, by their names. */
export function themeVariables(choice: ThemeChoice): Map<string, string> {
  const variables = new Map<string, string>();
  const light = brandTokens(choice.brand, 'light');
  const dark = brandTokens(choice.brand, 'dark');
  if (light && dark) {
    const others = new Map(Object.entries(dark));
    for (const [name, value] of Object.entries(light)) {
      const inDark = others.get(name);
      variables.set(publicName(name), inDark === value ? value : `light-dark(${value}, ${inDark})`);
    }
  }
  if (choice.font) variables.set('--aferir-font-family', choice.font);
  if (choice.radius) {
    variables.set('--aferir-radius-control', `${choice.radius}px`);
    variables.set('--aferir-radius-card', `${Number(choice.radius) * 2}px`);
  }
  for (const [name, value] of Object.entries(choice.density ? densities[choice.density] : {})) {
    variables.set(name, value);
  }
  return variables;
}

/** The variables as a rule for a page. */
export function themeCss(variables: ReadonlyMap<string, string>): string {
  const lines = [...variables].map(([name, value]) => `  ${name}: ${value};`);
  return [':root {', ...lines, '}'].join('\n');
}

const densities = {
  compact: {
    '--aferir-space-card': '16px',
    '--aferir-space-4': '12px',
    '--aferir-space-5': '16px',
    '--aferir-space-6': '24px',
  },
  roomy: {
    '--aferir-space-card': '32px',
    '--aferir-space-4': '20px',
    '--aferir-space-5': '32px',
    '--aferir-space-6': '40px',
  },
};

/** The kit reads `--_aferir-…`; a page sets `--aferir-…`. */
function publicName(name: string): string {
  return name.replace('--_', '--');
}
