import type { Readable } from 'node:stream'

/** Bytes of output a second that are read; more waits in the pipe, and whoever writes it waits too. */
const mostBytes = 16 * 1024
const longestLine = 1000

/**
 * Hands on what a process writes to its output, line by line and no more than the shell's log can bear: a flood is held
 * up at its source.
 */
export function logLines(from: Readable, line: (text: string) => void): void {
  let left = mostBytes
  let rest = ''
  let resumption: NodeJS.Timeout | undefined
  from.setEncoding('utf8')
  from.on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = (lines.pop() ?? '').slice(0, longestLine)
    for (const one of lines) if (one.trim()) line(one.slice(0, longestLine))
    left -= text.length
    if (left > 0) return
    from.pause()
    resumption ??= setTimeout(() => {
      resumption = undefined
      left = mostBytes
      from.resume()
    }, 1000).unref()
  })
  from.on('close', () => clearTimeout(resumption))
  from.on('error', () => undefined)
}
