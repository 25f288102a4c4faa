import { CyclePreview } from '../../preview/cycle-preview.tsx';
import { useCyclePreview } from '../../preview/use-cycle-preview.ts';

/** Whom a saved cycle would reach. */
export function SavedPreview({ cycleId }: { cycleId: number }) {
  return <CyclePreview preview={useCyclePreview(cycleId)} headingLevel={3} />;
}
