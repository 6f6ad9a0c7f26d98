/** Loaded before every process of ours: when the supervisor is gone, however it died, the channel closes and we end too. */
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 5000).unref()
})
// The channel alone must not keep a program running that has done its work.
process.channel?.unref()
