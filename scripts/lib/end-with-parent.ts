/** Ends this process and all that it has begun once the one that has begun it is gone, however that has ended. */
export function endWithParent(): void {
  // It leads a group of its own: whoever begins it has it detached.
  process.once('disconnect', () => process.kill(-process.pid, 'SIGTERM'));
  // To listen keeps it from ending by itself.
  process.channel?.unref();
}
