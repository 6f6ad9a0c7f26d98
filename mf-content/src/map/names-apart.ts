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
