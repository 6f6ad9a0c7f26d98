import type { Pattern } from './spec.ts'

/** Block-print repeats as SVG, drawn in a 64 × 64 tile; `ink` is the stamp's colour. */
const motifs: Record<Pattern, (ink: string) => string> = {
  buti: (ink) =>
    `<g fill="${ink}"><path d="M16 10c6 4 7 12 1 18-7-5-7-13-1-18z"/><circle cx="17" cy="33" r="2"/><path d="M48 42c6 4 7 12 1 18-7-5-7-13-1-18z"/><circle cx="49" cy="1.500" r="2"/></g>`,
  chevron: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="3"><path d="M-4 14q10-12 18 0t18 0 18 0 18 0"/><path d="M-4 30q10-12 18 0t18 0 18 0 18 0"/><path d="M-4 46q10-12 18 0t18 0 18 0 18 0"/><path d="M-4 62q10-12 18 0t18 0 18 0 18 0"/></g>`,
  scallop: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="2.200"><path d="M0 32a32 32 0 0 1 64 0M10 32a22 22 0 0 1 44 0M20 32a12 12 0 0 1 24 0"/><path d="M-32 64a32 32 0 0 1 64 0M-22 64a22 22 0 0 1 44 0M-12 64a12 12 0 0 1 24 0M32 64a32 32 0 0 1 64 0M42 64a22 22 0 0 1 44 0M52 64a12 12 0 0 1 24 0"/></g>`,
  lattice: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="2.500"><path d="M32 0l32 32-32 32L0 32z"/><circle cx="32" cy="32" r="9"/><path d="M0 9A9 9 0 0 0 9 0M55 0a9 9 0 0 0 9 9M64 55a9 9 0 0 0-9 9M9 64a9 9 0 0 0-9-9"/></g>`,
  paisley: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="2.400"><path d="M14 40c-8-10 0-26 12-26 10 0 12 10 6 14-5 3-9-1-7-5"/><path d="M14 40c8 8 22 4 22-8"/></g><circle cx="52" cy="52" r="4" fill="${ink}"/><circle cx="50" cy="12" r="2.500" fill="${ink}"/><circle cx="57" cy="18" r="2" fill="${ink}"/>`,
  dots: (ink) =>
    `<g fill="${ink}"><circle cx="16" cy="16" r="5"/><circle cx="48" cy="48" r="5"/><circle cx="48" cy="16" r="2"/><circle cx="16" cy="48" r="2"/></g>`,
  marigold: (ink) => {
    const petals = [0, 45, 90, 135, 180, 225, 270, 315]
      .map((turn) => `<ellipse cx="32" cy="21" rx="4.500" ry="8" transform="rotate(${turn} 32 32)"/>`)
      .join('')
    return `<g fill="${ink}">${petals}</g><circle cx="0" cy="0" r="4" fill="${ink}"/><circle cx="64" cy="0" r="4" fill="${ink}"/><circle cx="0" cy="64" r="4" fill="${ink}"/><circle cx="64" cy="64" r="4" fill="${ink}"/>`
  },
  ikat: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="2.500"><path d="M32 4l6 6-3 4 8 8-4 4 9 6-9 6 4 4-8 8 3 4-6 6-6-6 3-4-8-8 4-4-9-6 9-6-4-4 8-8-3-4z"/><path d="M32 24l5 8-5 8-5-8z"/></g>`,
}

/** A `<pattern>` element named `id`, `tile` pixels wide, to be used as `fill="url(#id)"`. */
export const clothPattern = (id: string, pattern: Pattern, ink: string, tile: number, turn = 0): string =>
  `<pattern id="${id}" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(${tile / 64})">${motifs[pattern](ink)}</pattern>`
