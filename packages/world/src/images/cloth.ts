import type { Pattern } from '../patterns.ts'

/** Block-print repeats as SVG, drawn in a 64 × 64 tile; `ink` is the print's colour. */
const motifs: Record<Pattern, (ink: string) => string> = {
  buti: (ink) =>
    `<g fill="${ink}"><path d="M16 10c6 4 7 12 1 18-7-5-7-13-1-18z"/><circle cx="17" cy="33" r="2"/><path d="M48 42c6 4 7 12 1 18-7-5-7-13-1-18z"/><circle cx="49" cy="1.500" r="2"/></g>`,
  lehar: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="3"><path d="M-4 14q10-12 18 0t18 0 18 0 18 0"/><path d="M-4 30q10-12 18 0t18 0 18 0 18 0"/><path d="M-4 46q10-12 18 0t18 0 18 0 18 0"/><path d="M-4 62q10-12 18 0t18 0 18 0 18 0"/></g>`,
  leaf: (ink) =>
    `<g fill="${ink}"><path d="M32 4c14 10 14 26 0 38-14-12-14-28 0-38z"/><path d="M0 36c14 10 14 26 0 38-14-12-14-28 0-38zM64 36c14 10 14 26 0 38-14-12-14-28 0-38z"/></g><path d="M32 10v30" stroke="${ink}" stroke-width="2" opacity="0.5"/>`,
  chevron: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="4"><path d="M0 16L16 2l16 14L48 2l16 14M0 38l16-14 16 14 16-14 16 14M0 60l16-14 16 14 16-14 16 14"/></g>`,
  stripe: (ink) => `<g fill="${ink}"><path d="M0 0h7v64H0zM20 0h2v64h-2zM32 0h7v64h-7zM52 0h2v64h-2z"/></g>`,
  jaali: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="2.500"><path d="M32 0l32 32-32 32L0 32z"/><circle cx="32" cy="32" r="9"/><path d="M0 9A9 9 0 0 0 9 0M55 0a9 9 0 0 0 9 9M64 55a9 9 0 0 0-9 9M9 64a9 9 0 0 0-9-9"/></g>`,
  paisley: (ink) =>
    `<g fill="none" stroke="${ink}" stroke-width="2.400"><path d="M14 40c-8-10 0-26 12-26 10 0 12 10 6 14-5 3-9-1-7-5"/><path d="M14 40c8 8 22 4 22-8"/></g><circle cx="52" cy="52" r="4" fill="${ink}"/><circle cx="50" cy="12" r="2.500" fill="${ink}"/><circle cx="57" cy="18" r="2" fill="${ink}"/>`,
  dots: (ink) =>
    `<g fill="${ink}"><circle cx="16" cy="16" r="5"/><circle cx="48" cy="48" r="5"/><circle cx="48" cy="16" r="2"/><circle cx="16" cy="48" r="2"/></g>`,
  star: (ink) => {
    const petals = [0, 45, 90, 135, 180, 225, 270, 315]
      .map((turn) => `<ellipse cx="32" cy="21" rx="4.500" ry="8" transform="rotate(${turn} 32 32)"/>`)
      .join('')
    return `<g fill="${ink}">${petals}</g><circle cx="0" cy="0" r="4" fill="${ink}"/><circle cx="64" cy="0" r="4" fill="${ink}"/><circle cx="0" cy="64" r="4" fill="${ink}"/><circle cx="64" cy="64" r="4" fill="${ink}"/>`
  },
}

/** A `<pattern>` element named `id`, `tile` pixels wide, to be used as `fill="url(#id)"`. */
export const clothPattern = (id: string, pattern: Pattern, ink: string, tile: number, turn = 0): string =>
  `<pattern id="${id}" width="64" height="64" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(${tile / 64})">${motifs[pattern](ink)}</pattern>`
