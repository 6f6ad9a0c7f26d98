import { nextTask } from '../browser/page/next-task.ts'
import { firstVisit } from './fonts.ts'

interface SetText {
  readonly element: HTMLElement
  /** its height and face before the fonts are taken */
  readonly height: number
  readonly face: string
}

const onFirstScreen = ':is(h1,h2,h3,p,li,dl,div,header)'
/** Less than this many pixels is not another line. */
const sameHeight = 2
const steps = [1, 2, 3]
/** So many elements take the fonts in one task: to style and lay out a page of a thousand at once stops a phone. */
const atOnce = 50

/** Texts of the main slot, out of these elements, that can be seen. */
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

/** Sets the letters a hundredth of their size closer or wider, up to three times, until the text is as high as before. */
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

/** Which of the two faces an element has, often from what is around it and still in the fallback. */
function faceOf(element: Element): 'text' | 'display' | '' {
  const { fontFamily } = getComputedStyle(element)
  return /^"?Hanken/.test(fontFamily) ? 'text' : /^"?Fraunces/.test(fontFamily) ? 'display' : ''
}

const countOf = (element: Element) => element.getElementsByTagName('*').length + 1

/** The page in its order, in groups of elements that hold so many in all, or are a single one that can't be divided. */
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

/** Lets these elements take the fonts without moving what can be seen; inner ones come first, as outer ones have their height. */
function take(elements: readonly Element[], inFonts: () => void): void {
  const texts = textsOnScreen(elements)
  inFonts()
  for (const text of texts.reverse()) fit(text)
}

/**
 * Takes the fonts of a first visit without moving anything, part by part. Where a text of the first screen would break into
 * more or fewer lines than in its fallback face, its letters stand closer or wider; where that does not help it keeps the
 * fallback face until the next page.
 */
export async function takeFonts(): Promise<void> {
  for (const part of partsOf(document.body)) {
    take(
      part.flatMap((element) => [element, ...element.getElementsByTagName('*')]),
      () => {
        const faces = part.map(faceOf)
        for (const [at, element] of part.entries()) element.setAttribute('data-fonts', faces[at] ?? '')
        // Laid out by now, so that it is not left to be done together with the next part.
        part[0]?.getBoundingClientRect()
      },
    )
    await nextTask()
  }
  const around = [...document.body.getElementsByTagName('*')].filter((element) => !element.closest('[data-fonts]'))
  take(around, () => document.documentElement.classList.remove(firstVisit))
}
