import type { Ticket } from '@nukkad/contracts/endpoints/events/tickets'

/** In pixels, the width of a phone's screen at its own density: sharp in a gallery, and readable by any scanner. */
const width = 1080
const height = 1620
const margin = 90
const code = width - 2 * margin

type Part = Pick<Ticket, 'code' | 'guest' | 'type' | 'qr'>

/** Wraps a text into lines that fit, up to `most`; a longer text ends in an ellipsis. */
export function linesOf(text: string, most: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (!line || fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  if (line) lines.push(line)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), `${lines[most - 1]} …`]
}

/** The ticket as a picture for the phone's gallery: black on white, with the code as large as possible. */
export async function ticketPicture(
  ticket: Part,
  words: { readonly title: string; readonly below: readonly string[] },
) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  await document.fonts?.ready
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#000000'
  pen.textAlign = 'center'
  let y = 110
  const write = (text: string, size: number, family: string, most = 1) => {
    pen.font = `600 ${size}px ${family}`
    for (const line of linesOf(text, most, (one) => pen.measureText(one).width <= code)) {
      pen.fillText(line, width / 2, y, code)
      y += size * 1.25
    }
  }
  write(words.title, 64, 'Fraunces, Georgia, serif', 2)
  for (const line of words.below) write(line, 36, '"Hanken Grotesk", system-ui, sans-serif')
  pen.save()
  pen.translate(margin, y)
  pen.scale(code / ticket.qr.size, code / ticket.qr.size)
  pen.fill(new Path2D(ticket.qr.path))
  pen.restore()
  y += code + 60
  write(ticket.code, 44, 'ui-monospace, monospace')
  write(`${ticket.guest} · ${ticket.type}`, 40, '"Hanken Grotesk", system-ui, sans-serif')
  return new Promise<Blob | undefined>((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
}
