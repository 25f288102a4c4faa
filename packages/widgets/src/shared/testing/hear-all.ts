import { vi } from 'vitest';

/** A host that hears everything a widget tells. */
export const hearAll = () => ({
  onReady: vi.fn(),
  onProgress: vi.fn(),
  onComplete: vi.fn(),
  onError: vi.fn(),
  onClose: vi.fn(),
});
