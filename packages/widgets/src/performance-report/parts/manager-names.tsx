import { Fragment } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { PerformanceReportMessages } from '../performance-report.messages.ts';
import type { NamedPerson, RenderManager } from '../performance-report.types.ts';
import { namesInParts } from './join-names.ts';

export interface ManagerNamesProps {
  managers: readonly NamedPerson[];
  renderManager: RenderManager;
}

/** Managers as a sentence lists them, each drawn as the place around has it. */
export function ManagerNames({ managers, renderManager }: ManagerNamesProps) {
  const { messages } = useWidget<PerformanceReportMessages>();
  const names = managers.map(({ name }) => name);
  return namesInParts(names, messages.language).map((part, index) => {
    const manager = typeof part === 'number' ? managers[part] : undefined;
    return manager ? (
      <Fragment key={manager.id}>{renderManager(manager)}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: what stands between two names has only its place
      <span key={`between ${index}`}>{part}</span>
    );
  });
}
