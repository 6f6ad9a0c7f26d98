import path from 'node:path'
import { type Font, openSync } from 'fontkit'
import { fontFolder } from '../../asset-folders.ts'

/** The display serif, and the sans beside it. */
export type Face = 'display' | 'sans'

const fonts = new Map<Face, Font>()

function fontOf(face: Face): Font {
  const known = fonts.get(face)
  if (known) return known
  const opened = openSync(path.join(fontFolder, `${face}.ttf`))
  if (!('layout' in opened)) throw new Error(`${face}.ttf is a collection of fonts.`)
  fonts.set(face, opened)
  return opened
}

interface SetWords {
  /** Their width at font size 1. */
  readonly wide: number
  /** Each glyph's outline and its x position, in font units. */
  readonly glyphs: readonly (readonly [outline: string, x: number])[]
  readonly unitsPerEm: number
}

const kept = new Map<string, SetWords>()
const most = 400
const outlines = new Map<string, string>()

/** Words laid out in a font; `spacing` is added after each letter, in ems. */
function set(words: string, face: Face, spacing: number): SetWords {
  const key = `${face} ${spacing} ${words}`
  const known = kept.get(key)
  if (known) return known
  const font = fontOf(face)
  const { glyphs, positions } = font.layout(words)
  let x = 0
  const placed = glyphs.map((glyph, at) => {
    const name = `${face} ${glyph.id}`
    const outline = outlines.get(name) ?? glyph.path.toSVG()
    outlines.set(name, outline)
    const from = x
    x += (positions[at]?.xAdvance ?? glyph.advanceWidth) + spacing * font.unitsPerEm
    return [outline, from] as const
  })
  const made = { wide: x / font.unitsPerEm - spacing, glyphs: placed, unitsPerEm: font.unitsPerEm }
  kept.set(key, made)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return made
}

export const widthOf = (words: string, face: Face, spacing = 0): number => set(words, face, spacing).wide

export interface Line {
  readonly words: string
  readonly face: Face
  readonly size: number
  /** The centre of the line, and its baseline. */
  readonly x: number
  readonly y: number
  readonly fill: string
  readonly spacing?: number
}

/** A line of text as outlines: the SVG renderer does not find our fonts by name. */
export function lettered({ words, face, size, x, y, fill, spacing = 0 }: Line): string {
  const { wide, glyphs, unitsPerEm } = set(words, face, spacing)
  const scale = size / unitsPerEm
  const shapes = glyphs
    .filter(([outline]) => outline)
    .map(([outline, from]) => `<path transform="translate(${from} 0)" d="${outline}"/>`)
    .join('')
  const left = x - (wide * size) / 2
  return `<g fill="${fill}" transform="translate(${left.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${shapes}</g>`
}

/** Wraps words into lines no wider than `limit`, in ems. */
function filled(words: readonly string[], limit: number): string[] {
  const gap = widthOf('n n', 'display') - 2 * widthOf('n', 'display')
  const lines: { words: string; wide: number }[] = []
  for (const word of words) {
    const wide = widthOf(word, 'display')
    const last = lines.at(-1)
    if (last && last.wide + gap + wide <= limit) {
      last.words += ` ${word}`
      last.wide += gap + wide
    } else lines.push({ words: word, wide })
  }
  return lines.map((line) => line.words)
}

/** Wraps words into at most `rows` lines whose longest is as short as possible: the limit is found by bisection. */
function broken(words: readonly string[], rows: number): string[] {
  let low = Math.max(...words.map((word) => widthOf(word, 'display')))
  let high = widthOf(words.join(' '), 'display') + 0.01
  if (filled(words, low).length <= rows) return filled(words, low)
  for (let step = 0; step < 10; step++) {
    const middle = (low + high) / 2
    if (filled(words, middle).length <= rows) high = middle
    else low = middle
  }
  return filled(words, high)
}

export interface Room {
  readonly width: number
  readonly height: number
  readonly rows: number
  readonly largest: number
}

/** Wraps a text into the number of lines that allows the largest font size in a given space; the line height is 1.1. */
export function fitted(text: string, { width, height, rows, largest }: Room): { lines: string[]; size: number } {
  const words = text.split(/\s+/)
  const choices = Array.from({ length: Math.min(rows, words.length) }, (_, at) => {
    const lines = broken(words, at + 1)
    const wide = Math.max(...lines.map((line) => widthOf(line, 'display')))
    return { lines, size: Math.min(largest, width / wide, height / lines.length / 1.1) }
  })
  return choices.reduce((best, one) => (one.size > best.size * 1.04 ? one : best))
}
