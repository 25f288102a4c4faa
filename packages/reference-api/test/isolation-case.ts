import type { TestRequest } from './build-test-app.ts';
import type { Caller, IsolationScene } from './isolation-scene.ts';

/** How the walk calls an operation, and who of its callers may do so after all. */
export interface IsolationCase {
  /** Names the target: what belongs to the person and company of the scene. */
  readonly request: (scene: IsolationScene) => TestRequest;
  /** Callers whom it answers. Those of another company get their own data, never the target's. */
  readonly allows?: readonly Caller[];
}

/** Every session of an employee; for calls that are about whoever calls. */
export const anyEmployee: readonly Caller[] = [
  'the employee',
  'another employee',
  'an employee of another company',
  'a manager of the person',
  'a manager of somebody else',
];

/** The smallest picture there is. */
export const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
