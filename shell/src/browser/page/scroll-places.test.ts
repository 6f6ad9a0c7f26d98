import { ScrollPlaces } from './scroll-places.ts'

const frames = (count: number) =>
  new Promise<void>((done) => {
    const next = (left: number) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)))
    next(count)
  })
const scrolled = jest.fn()
function draw(id: string) {
  const section = document.body.appendChild(document.createElement('section'))
  section.id = id
  section.scrollIntoView = () => scrolled(id)
}

afterEach(() => {
  document.body.replaceChildren()
  scrolled.mockClear()
})

describe('the part of a page that a link names', () => {
  test('is scrolled to at once if it is there', () => {
    draw('perks')
    expect(new ScrollPlaces(window, 'wallet').find('wallet', 'perks')).toBe(true)
    expect(scrolled.mock.calls).toEqual([['perks']])
  })

  test('is scrolled to once its data has arrived', async () => {
    expect(new ScrollPlaces(window, 'wallet').find('wallet', 'gift-cards')).toBe(false)
    await frames(2)
    draw('gift-cards')
    await frames(4)
    expect(scrolled.mock.calls).toEqual([['gift-cards']])
  })

  test.each([
    ['the visitor moves', () => window.dispatchEvent(new Event('touchstart'))],
    ['another page is shown', (places: ScrollPlaces) => places.arrive('shop')],
  ])('is left alone when %s meanwhile', async (_, happen) => {
    const places = new ScrollPlaces(window, 'wallet')
    places.find('wallet', 'gift-cards')
    happen(places)
    draw('gift-cards')
    await frames(4)
    expect(scrolled).not.toHaveBeenCalled()
  })
})
