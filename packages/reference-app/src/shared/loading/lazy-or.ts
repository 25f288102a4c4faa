import { loadChunk } from '@aferir/widgets';
import { type ComponentType, lazy } from 'react';

/**
 * A part whose code comes apart, since not everybody who opens the page shows it. Where it gets lost, the other one
 * stands there, and the page goes on.
 */
export function lazyOr<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Lost: ComponentType<Props>,
): ComponentType<Props> {
  return lazy(() =>
    loadChunk(load).then(
      (Part) => ({ default: Part }),
      () => ({ default: Lost }),
    ),
  );
}
