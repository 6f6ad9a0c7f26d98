/** Loaded before every process of ours: when the supervisor is gone, however it died, the channel closes and we end too. */
function end() {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 5000).unref()
}

// It may have closed before this was loaded, and nobody says so a second time.
if (process.send && !process.connected) process.exit(1)
process.on('disconnect', end)
// The channel alone must not keep a program running that has done its work.
process.channel?.unref()
