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
