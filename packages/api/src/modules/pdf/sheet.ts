import type PDFKit from 'pdfkit'
import { type Face, fontRuns } from './font-runs.ts'

export type Doc = InstanceType<typeof PDFKit>
export interface Style {
  readonly face?: Face
  readonly size?: number
  readonly color?: string
  readonly align?: 'left' | 'right'
}

/** A4 in points, and our margins. */
export const page = { width: 595.28, height: 841.89, left: 40, right: 555.28, top: 40, bottom: 790 } as const
export const ink = {
  text: '#1d1b2e',
  quiet: '#5b5770',
  line: '#e8dfd0',
  strongLine: '#b9ad99',
  marigold: '#f5a300',
} as const
export const lineHeight = (size: number) => size * 1.36

function widthOf(doc: Doc, text: string, { face = 'sans', size = 9 }: Style): number {
  return fontRuns(text, face).reduce((width, run) => width + doc.font(run.font, size).widthOfString(run.text), 0)
}

/** Wraps at spaces; a word longer than the line is split where necessary. */
export function wrap(doc: Doc, text: string, width: number, style: Style = {}): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((whole) => fitting(doc, whole, width, style))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(doc, longer, style) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

function fitting(doc: Doc, word: string, width: number, style: Style): string[] {
  if (widthOf(doc, word, style) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word) {
    if (part !== '' && widthOf(doc, part + letter, style) > width) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}

/** Draws one line of text at x (its right end when aligned right). */
export function put(doc: Doc, text: string, x: number, y: number, style: Style = {}): void {
  const { face = 'sans', size = 9, color = ink.text, align = 'left' } = style
  let at = align === 'right' ? x - widthOf(doc, text, style) : x
  doc.fillColor(color)
  for (const run of fontRuns(text, face)) {
    doc.font(run.font, size)
    // On one baseline, whatever the heights of the fonts.
    doc.text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic' })
    at += doc.widthOfString(run.text)
  }
}

/** Draws wrapped lines below one another; returns where the next may begin. */
export function block(
  doc: Doc,
  lines: readonly string[],
  x: number,
  y: number,
  width: number,
  style: Style = {},
): number {
  let at = y
  for (const line of lines.flatMap((text) => wrap(doc, text, width, style))) {
    put(doc, line, x, at, style)
    at += lineHeight(style.size ?? 9)
  }
  return at
}

export function rule(doc: Doc, y: number, color: string = ink.line, weight = 0.6): void {
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(weight).strokeColor(color).stroke()
}
