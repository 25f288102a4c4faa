// Preloaded into a process that is measured: tells how much CPU it has used and how much memory it has whenever it is asked.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const megabytes = process.memoryUsage.rss() / 1024 / 1024;
  process.send({ cpu: (user + system) / 1000, megabytes });
});
// Whoever measures is gone, perhaps by a failure.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
