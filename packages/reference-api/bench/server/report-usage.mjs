// Preloaded into a process that is measured: tells how much CPU it has used whenever it is asked.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpu: (user + system) / 1000 });
});
// Whoever measures is gone, perhaps by a failure.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
