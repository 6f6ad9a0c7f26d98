interface Placed {
  readonly x: number
  readonly y: number
}

/** Which of these names can stand without running into one that comes before; `apart` is the room one takes. */
export function namesApart<Name extends Placed>(names: readonly Name[], apart: Placed): Name[] {
  const shown: Name[] = []
  for (const name of names) {
    const isFree = shown.every(({ x, y }) => Math.abs(x - name.x) > apart.x || Math.abs(y - name.y) > apart.y)
    if (isFree) shown.push(name)
  }
  return shown
}

/** The names that stand on a map, in the order of its quarters. */
export const namesIn = (overlay: HTMLElement | null) => [
  ...(overlay?.querySelectorAll<HTMLElement>('[data-quarter]') ?? []),
]

/** Shows of names only those that do not run into an earlier one; each takes about so many pixels. */
export function showApart(
  names: readonly HTMLElement[],
  places: readonly { readonly x: number; readonly y: number }[],
) {
  const placed = places.map((place, at) => ({ ...place, at }))
  const shown = new Set(namesApart(placed, { x: 110, y: 22 }).map(({ at }) => at))
  names.forEach((name, at) => {
    name.hidden = !shown.has(at)
  })
}

/** Room that the head of a pin takes: what is nearer lies over it and cannot be tapped. */
const head = 30

/**
 * How far each pin has to step aside, so that none covers another: places in one lane share a spot on the map of a
 * city. Nearer in they come apart by themselves, and all stand where they belong.
 */
export function stepsAside(places: readonly Placed[]): Placed[] {
  const now = places.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < 24; round++) {
    let isSettled = true
    for (const [at, one] of now.entries()) {
      for (const other of now.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const [closeX, closeY] = [head - Math.abs(dx), head - Math.abs(dy)]
        if (closeX <= 0 || closeY <= 0) continue
        isSettled = false
        const axis = closeX <= closeY ? 'x' : 'y'
        const push = (Math.min(closeX, closeY) / 2 + 0.25) * ((axis === 'x' ? dx : dy) < 0 ? -1 : 1)
        one[axis] -= push
        other[axis] += push
      }
    }
    if (isSettled) break
  }
  return now.map(({ x, y }, at) => ({ x: x - (places[at]?.x ?? 0), y: y - (places[at]?.y ?? 0) }))
}

/** Lets pins step aside by that much. */
export function stepAside(pins: ArrayLike<Element>, places: readonly Placed[]) {
  stepsAside(places).forEach(({ x, y }, at) => {
    const pin = pins[at]
    if (!(pin instanceof HTMLElement)) return
    pin.style.setProperty('--dx', `${Math.round(x)}px`)
    pin.style.setProperty('--dy', `${Math.round(y)}px`)
  })
}
