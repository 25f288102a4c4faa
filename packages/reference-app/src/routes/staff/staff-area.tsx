import type { ReactNode } from 'react';
import { SectionGate } from './section-gate.tsx';
import { StaffShell } from './staff-shell.tsx';

/** The frame of the staff area around a section, for those who may view it. */
export function StaffArea({ children }: { children: ReactNode }) {
  return (
    <StaffShell>
      <SectionGate>{children}</SectionGate>
    </StaffShell>
  );
}
