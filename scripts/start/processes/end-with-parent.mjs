/**
 * Loaded before each of our processes: when the supervisor is gone, however it died, the channel closes and the process
 * ends too.
 */
function end() {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 5000).unref()
}

// It may have closed before this was loaded; the event is not repeated.
if (process.send && !process.connected) process.exit(1)
process.on('disconnect', end)
// The channel alone must not keep a finished program running.
process.channel?.unref()
