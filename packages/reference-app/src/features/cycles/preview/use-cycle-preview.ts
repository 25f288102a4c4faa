import { getCyclePreviewQuery } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';

/** Reads whom a cycle would reach now. */
export function useCyclePreview(id: number) {
  const { staff } = useServices();
  // Whoever looks again wants to see what was mended meanwhile: an e-mail, a manager.
  return useQuery({ ...getCyclePreviewQuery(staff, { path: { id } }), staleTime: 0 });
}
