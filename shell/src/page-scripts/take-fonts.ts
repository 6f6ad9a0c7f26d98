import { firstVisit } from './fonts.ts'

interface SetText {
  readonly element: HTMLElement
  /** its height and face before the fonts are taken */
  readonly height: number
  readonly face: string
}

const onFirstScreen = 'main :is(h1,h2,h3,p,li,dl,div,header)'
/** Less than this many pixels is not another line. */
const sameHeight = 2
const steps = [1, 2, 3]

function textsOnScreen(): SetText[] {
  const texts: SetText[] = []
  for (const element of document.querySelectorAll<HTMLElement>(onFirstScreen)) {
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

/**
 * Takes the fonts of a first visit without moving anything, between two frames. Where a text of the first screen would
 * break into more or fewer lines than in its fallback face, its letters stand closer or wider; where that does not help
 * it keeps the fallback face until the next page. Inner elements come first, because outer ones have their height.
 */
export function takeFonts(): void {
  const texts = textsOnScreen()
  document.documentElement.classList.remove(firstVisit)
  for (const text of texts.reverse()) fit(text)
}
