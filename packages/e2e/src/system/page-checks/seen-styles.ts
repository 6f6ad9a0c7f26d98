import { expect, type Page } from 'playwright/test'

const properties = [
  'display',
  'position',
  'visibility',
  'opacity',
  'color',
  'background-color',
  'background-image',
  'border-top-width',
  'border-top-color',
  'border-radius',
  'margin-top',
  'padding-left',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-transform',
  'text-decoration-line',
  'white-space',
  'overflow-x',
  'z-index',
  'transform',
  'box-shadow',
  'gap',
  'grid-template-columns',
  'align-items',
  'justify-content',
  'object-fit',
  'list-style-type',
  'fill',
  'stroke',
  'animation-name',
]

/** The computed styles and the position of every element in the slots, one line each. */
export const seenStyles = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const lineOf = (element: Element, pseudo = '') => {
      const style = getComputedStyle(element, pseudo)
      return names.map((name) => style.getPropertyValue(name)).join(' ')
    }
    return [...document.querySelectorAll('[id^="slot-"] *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y, width, height].map(Math.round).join(' ')
      const name = `${element.localName}.${element.getAttribute('class')}`
      return [name, box, lineOf(element), lineOf(element, '::before'), lineOf(element, '::after')].join(' | ')
    })
  }, properties)

/** Waits until all style sheets of the page are applied. */
export const expectWholeStyles = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-release]')]
        const first = document.querySelectorAll('style[data-sheet]').length
        return first > 0 && sheets.length >= first && sheets.every(({ sheet, media }) => sheet && media !== 'print')
      }),
    )
    .toBe(true)
