import type { Readable } from 'node:stream'

/** Bytes of output that are read per second; more stays in the pipe, which blocks the writing process. */
const mostBytes = 16 * 1024
const longestLine = 1000

/**
 * Passes on the output of a process, line by line and at a rate that the shell's log can bear: a flood is blocked at
 * its source.
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
