import { Invalid } from '../../errors.ts'

/** Cues of one file: a film of two hours has some 2,000. */
const mostCues = 5_000
const timing =
  /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:[ \t].*)?$/

const refusal = (text: string) => new Invalid({ text }, `The file ${text}`)
const inLine = (line: number, text: string) => `has a fault in line ${line}: ${text}`

const milliseconds = ([hours = '0', minutes = '0', seconds = '0', rest = '0']: readonly string[]) =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest)

interface Paragraph {
  /** the number of its first line in the file */
  readonly at: number
  readonly lines: readonly string[]
}

/** Groups the lines between empty ones. */
function paragraphs(lines: readonly string[]): Paragraph[] {
  const all: { at: number; lines: string[] }[] = []
  let isOpen = false
  for (const [index, line] of lines.entries()) {
    if (line === '') {
      isOpen = false
      continue
    }
    if (!isOpen) all.push({ at: index + 1, lines: [] })
    isOpen = true
    all.at(-1)?.lines.push(line)
  }
  return all
}

/** What is wrong with a cue, whose first line may be its name. */
function faultOf({ at, lines: [first = '', second = '', ...rest] }: Paragraph): string | undefined {
  const isNamed = !first.includes('-->')
  const line = isNamed ? at + 1 : at
  const time = isNamed ? second : first
  if (!time.includes('-->')) return inLine(at, 'a caption begins with its times, such as 00:01.000 --> 00:04.000.')
  const found = timing.exec(time)
  if (!found) return inLine(line, 'times look like 00:01.000 --> 00:04.000.')
  const [, ...parts] = found
  if (milliseconds(parts.slice(4)) <= milliseconds(parts.slice(0, 4)))
    return inLine(line, 'the caption ends before it begins.')
  const words = isNamed ? rest : [second, ...rest]
  if (!words.some((text) => text.trim())) return inLine(line, 'the caption has no words.')
  if (words.some((text) => text.includes('-->'))) return inLine(line, 'an empty line is missing between two captions.')
  return undefined
}

/** What is wrong with a whole file that has no WEBVTT in its first line. */
const noVtt = (text: string) =>
  /\d,\d{3} --> /.test(text)
    ? 'is an SRT file. Save it as WebVTT (.vtt) and choose it again.'
    : 'is not WebVTT: its first line must be WEBVTT.'

/**
 * The text of a WebVTT file as it is stored: line ends are uniform, and styles and notes are left out. Refuses a file
 * that browsers would not show, with the line of its fault.
 */
export function checkedVtt(text: string): string {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (clean.trim() === '') throw refusal('is empty.')
  if (clean.includes('\uFFFD')) throw refusal('is not in UTF-8. Save it in this encoding and choose it again.')
  const lines = clean.split('\n').map((line) => line.trimEnd())
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) throw refusal(noVtt(clean))
  if (paragraphs(lines)[0]?.lines.some((line) => line.includes('-->')))
    throw refusal(inLine(2, 'an empty line is missing after WEBVTT.'))
  const cues = paragraphs(lines).filter(
    ({ at, lines: [first = ''] }) => at > 1 && !/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(first),
  )
  if (cues.length === 0) throw refusal('has no captions.')
  if (cues.length > mostCues) throw refusal(`has more than ${mostCues} captions.`)
  for (const cue of cues) {
    const fault = faultOf(cue)
    if (fault) throw refusal(fault)
  }
  return `WEBVTT\n\n${cues.map((cue) => cue.lines.join('\n')).join('\n\n')}\n`
}
