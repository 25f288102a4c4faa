import { expect, it } from 'vitest';
import { withParts } from './radix-parts-plugin.ts';

it('takes a part from its own entry, by the name that the code uses', () => {
  expect(withParts("import { DropdownMenu } from 'radix-ui';\n")).toBe(
    "import * as DropdownMenu from 'radix-ui/dropdown-menu';\n",
  );
  expect(withParts("import { Dialog as RadixDialog } from 'radix-ui';\n")).toBe(
    "import * as RadixDialog from 'radix-ui/dialog';\n",
  );
  expect(withParts("import { Dialog } from './dialog.tsx';\n")).toContain('./dialog.tsx');
});
