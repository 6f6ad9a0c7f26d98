/** Outlines of doorways, as closed SVG paths that stand on `bottom`, `width` × `height`, centred on `x`. */
type Doorway = (x: number, bottom: number, width: number, height: number) => string

const ogee: Doorway = (x, bottom, w, h) => {
  const [left, right, top] = [x - w / 2, x + w / 2, bottom - h]
  const shoulder = top + w * 0.52
  return `M${left} ${bottom}V${shoulder}C${left} ${top + w * 0.22} ${x - w * 0.16} ${top + w * 0.12} ${x} ${top}C${x + w * 0.16} ${top + w * 0.12} ${right} ${top + w * 0.22} ${right} ${shoulder}V${bottom}Z`
}
const round: Doorway = (x, bottom, w, h) => {
  const [left, right, top] = [x - w / 2, x + w / 2, bottom - h]
  return `M${left} ${bottom}V${top + w / 2}A${w / 2} ${w / 2} 0 0 1 ${right} ${top + w / 2}V${bottom}Z`
}
/** Nine small arcs, as over a Mughal doorway. */
const cusped: Doorway = (x, bottom, w, h) => {
  const [left, top] = [x - w / 2, bottom - h]
  const lobes = 9
  const at = (n: number) => {
    const angle = Math.PI * (1 - n / lobes)
    const lift = 1 + 0.16 * Math.exp(-(((n - lobes / 2) / 1.2) ** 2))
    return [x + (w / 2) * Math.cos(angle), top + w * 0.56 - (w / 2) * Math.sin(angle) * lift] as const
  }
  const radius = (w * Math.PI) / lobes / 3.2
  const arcs = Array.from({ length: lobes }, (_, n) => {
    const [px, py] = at(n + 1)
    return `A${radius} ${radius} 0 0 1 ${px.toFixed(1)} ${py.toFixed(1)}`
  }).join('')
  return `M${left} ${bottom}V${top + w * 0.56}${arcs}V${bottom}Z`
}
const flat: Doorway = (x, bottom, w, h) => {
  const [left, right, top] = [x - w / 2, x + w / 2, bottom - h]
  const r = w * 0.16
  return `M${left} ${bottom}V${top + r * 2}q0 ${-r} ${r} ${-r}q0 ${-r} ${r} ${-r}H${right - r * 2}q${r} 0 ${r} ${r}q${r} 0 ${r} ${r}V${bottom}Z`
}

export const doorways = [ogee, round, cusped, flat, ogee] as const
