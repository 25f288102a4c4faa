import { textOnColor } from '@aferir/domain';
import { brandTokens } from '@aferir/ui';
import { expect, it } from 'vitest';

it.each(['#e30613', '#ffcc00', '#00a859', '#767676', '#777777', '#7c3f98', '#ffffff', '#000000'])(
  'reads on %s in a mail as on the page',
  (color) => {
    expect(textOnColor(color)).toBe(brandTokens(color, 'light')?.['--_aferir-color-on-accent']);
  },
);
