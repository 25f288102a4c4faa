import { describe, expect, it, vi } from 'vitest';
import { hearAll } from '../testing/hear-all.ts';
import type { WidgetProblem } from './events.ts';
import { createWidgetHost } from './widget-host.ts';

const offline: WidgetProblem = { kind: 'network', message: 'Sem conexão', isRetryable: true };
const expired: WidgetProblem = { kind: 'forbidden', message: 'Expirou', isRetryable: false };

function open() {
  const heard = hearAll();
  return { heard, host: createWidgetHost('probe', () => heard) };
}

describe('a host', () => {
  it('hears once that the widget is there', () => {
    const { host, heard } = open();
    host.ready();
    host.ready();
    expect(heard.onReady).toHaveBeenCalledExactlyOnceWith({ widget: 'probe' });
  });

  it('hears why there is nothing to show, once for the same reason', () => {
    const { host, heard } = open();
    host.unavailable(offline);
    host.unavailable({ ...offline });
    host.unavailable(expired);
    expect(heard.onError.mock.calls).toEqual([
      [{ ...offline, isFatal: false }],
      [{ ...expired, isFatal: true }],
    ]);
  });

  it('hears the same reason again once there was something to show', () => {
    const { host, heard } = open();
    host.unavailable(offline);
    host.ready();
    host.unavailable(offline);
    expect(heard.onError).toHaveBeenCalledTimes(2);
  });

  it('hears of every failure of a step, but once of one cause', () => {
    const { host, heard } = open();
    const cause = new Error('lost');
    host.failed(expired);
    host.failed(expired);
    host.failed(offline, cause);
    host.failed(offline, cause);
    expect(heard.onError.mock.calls).toEqual([
      [{ ...expired, isFatal: false }],
      [{ ...expired, isFatal: false }],
      [{ ...offline, isFatal: false }],
    ]);
  });

  it('hears every progress, and once of each end', () => {
    const { host, heard } = open();
    host.progress({ answered: 1, total: 2 });
    host.progress({ answered: 1, total: 2 });
    host.complete({ responseId: 5 });
    host.complete({ responseId: 5 });
    host.complete({ responseId: 5, sent: 'feedback' });
    expect(heard.onProgress).toHaveBeenCalledTimes(2);
    expect(heard.onComplete.mock.calls).toEqual([
      [{ responseId: 5 }],
      [{ responseId: 5, sent: 'feedback' }],
    ]);
  });

  it('tells whoever listens at the moment', () => {
    const [early, late] = [vi.fn(), vi.fn()];
    let onClose = early;
    const host = createWidgetHost('probe', () => ({ onClose }));
    onClose = late;
    host.close({ isComplete: true });
    expect([early, late].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });
});
