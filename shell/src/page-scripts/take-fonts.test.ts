import { takeFonts } from './take-fonts.ts'

const isInFallback = () => document.documentElement.classList.contains('first-visit')
const spaceOf = (element: Element) => Number.parseFloat((element as HTMLElement).style.letterSpacing) || 0

/** jsdom lays nothing out: a text is as high as `heightOf` says of its faces and the space between its letters. */
function givenText(heightOf: (isFallback: boolean, space: number) => number, top = 0): HTMLElement {
  document.documentElement.classList.add('first-visit')
  document.body.innerHTML = '<main><p style="font-size: 20px; font-family: Fallback">A corner of Delhi</p></main>'
  const text = document.querySelector('p') as HTMLElement
  text.getBoundingClientRect = () => {
    return { height: heightOf(isInFallback(), spaceOf(text)), top } as DOMRect
  }
  return text
}

test('a text that keeps its lines keeps its letters', () => {
  const text = givenText(() => 40)
  takeFonts()
  expect(isInFallback()).toBe(false)
  expect(text.style.letterSpacing).toBe('')
})

test('letters stand closer, a hundredth of their size at a time, until a text breaks as before', () => {
  const text = givenText((isFallback, space) => (isFallback || space <= -0.4 ? 40 : 60))
  takeFonts()
  expect(text.style.letterSpacing).toBe('-0.4px')
})

test('letters stand wider where a text would lose a line', () => {
  const text = givenText((isFallback, space) => (isFallback || space >= 0.2 ? 60 : 40))
  takeFonts()
  expect(text.style.letterSpacing).toBe('0.2px')
})

test('a text that no space helps stays in its fallback face', () => {
  const text = givenText((isFallback) => (isFallback ? 40 : 60))
  takeFonts()
  expect(text.style.letterSpacing).toBe('')
  expect(text.style.fontFamily).toBe('Fallback')
})

test('a text below the first screen takes the fonts as they are', () => {
  const text = givenText((isFallback) => (isFallback ? 40 : 60), innerHeight + 1)
  takeFonts()
  expect(text.style.letterSpacing).toBe('')
})
