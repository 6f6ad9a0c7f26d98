import { whenNear } from './near-viewport.ts'

/** Stands in for the browser's observer: the test says what has come near. */
class Observer {
  static made: Observer[] = []
  readonly watched = new Set<Element>()
  constructor(
    readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: { rootMargin?: string },
  ) {
    Observer.made.push(this)
  }
  observe(element: Element) {
    this.watched.add(element)
  }
  unobserve(element: Element) {
    this.watched.delete(element)
  }
}

test('runs a callback once within 200 px of the viewport, with one shared observer', () => {
  Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: Observer })
  const [one, other] = [document.createElement('a'), document.createElement('a')]
  const runs: string[] = []
  whenNear(one, () => runs.push('one'))
  const forget = whenNear(other, () => runs.push('other'))
  const [observer] = Observer.made
  expect([Observer.made.length, observer?.options.rootMargin]).toEqual([1, '200px'])

  observer?.tell([{ isIntersecting: false, target: one }])
  expect(runs).toEqual([])
  observer?.tell([{ isIntersecting: true, target: one }])
  expect(runs).toEqual(['one'])
  expect(observer?.watched.has(one)).toBe(false)

  forget()
  expect(observer?.watched.size).toBe(0)
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
})
