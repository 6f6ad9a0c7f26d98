import { nextTask } from '../browser/page/next-task.ts'
import { firstVisit } from './fonts.ts'

interface SetText {
  readonly element: HTMLElement
  /** its height and font family before the fonts are applied */
  readonly height: number
  readonly face: string
}

const onFirstScreen = ':is(h1,h2,h3,p,li,dl,div,header)'
/** A smaller difference, in pixels, is not a different number of lines. */
const sameHeight = 2
const steps = [1, 2, 3]
/** Number of elements that get the fonts in one task: restyling a page of a thousand at once blocks a phone. */
const atOnce = 50

/** The visible texts of the main slot among these elements. */
function textsOnScreen(elements: readonly Element[]): SetText[] {
  const texts: SetText[] = []
  for (const element of elements) {
    if (!(element instanceof HTMLElement) || !element.matches(`main ${onFirstScreen}`)) continue
    const { height, top } = element.getBoundingClientRect()
    if (!height || top >= innerHeight || element.querySelector('img')) continue
    texts.push({ element, height, face: getComputedStyle(element).fontFamily })
  }
  return texts
}

/**
 * Changes the letter spacing by a hundredth of the font size, up to three times, until the text is as high as before.
 */
function fit({ element, height, face }: SetText): void {
  const grown = () => element.getBoundingClientRect().height - height
  const by = grown()
  if (Math.abs(by) < sameHeight) return
  const { fontSize, letterSpacing } = getComputedStyle(element)
  const space = Number.parseFloat(letterSpacing) || 0
  for (const step of steps) {
    element.style.letterSpacing = `${space - (Math.sign(by) * step * Number.parseFloat(fontSize)) / 100}px`
    if (Math.abs(grown()) < sameHeight) return
  }
  element.style.letterSpacing = ''
  element.style.fontFamily = face
}

/** Which of the two fonts an element has, often inherited from an ancestor that still has the fallback. */
function faceOf(element: Element): 'text' | 'display' | '' {
  const { fontFamily } = getComputedStyle(element)
  return /^"?Hanken/.test(fontFamily) ? 'text' : /^"?Fraunces/.test(fontFamily) ? 'display' : ''
}

const countOf = (element: Element) => element.getElementsByTagName('*').length + 1

/**
 * Splits the page, in document order, into groups of a limited number of elements, or of a single one that can't be
 * divided.
 */
function partsOf(page: Element): Element[][] {
  const parts: Element[][] = []
  let room = 0
  const add = (element: Element): void => {
    const count = countOf(element)
    if (count > atOnce && element.firstElementChild) {
      for (const inner of element.children) add(inner)
      return
    }
    if (count > room || parts.length === 0) {
      parts.push([])
      room = atOnce
    }
    room -= count
    parts[parts.length - 1]?.push(element)
  }
  add(page)
  return parts
}

/**
 * Applies the fonts to these elements without moving visible content; inner elements come first, because they determine
 * the height of outer ones.
 */
function take(elements: readonly Element[], inFonts: () => void): void {
  const texts = textsOnScreen(elements)
  inFonts()
  for (const text of texts.reverse()) fit(text)
}

/**
 * Applies the fonts on a first visit without moving anything, part by part. If a text of the first screen would have
 * more or fewer lines than in its fallback font, its letter spacing is changed; if that does not help, it keeps the
 * fallback font until the next page.
 */
export async function takeFonts(): Promise<void> {
  for (const part of partsOf(document.body)) {
    take(
      part.flatMap((element) => [element, ...element.getElementsByTagName('*')]),
      () => {
        const faces = part.map(faceOf)
        for (const [at, element] of part.entries()) element.setAttribute('data-fonts', faces[at] ?? '')
        // Forces layout now, so that it is not done together with the next part.
        part[0]?.getBoundingClientRect()
      },
    )
    await nextTask()
  }
  const around = [...document.body.getElementsByTagName('*')].filter((element) => !element.closest('[data-fonts]'))
  take(around, () => document.documentElement.classList.remove(firstVisit))
}
