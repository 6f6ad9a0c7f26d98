/**
 * The colour of a pack's contents, independent of the pack's colour: by model, the first pattern that a title matches.
 * The last one covers all other titles.
 */
export const contents: Readonly<Record<string, readonly (readonly [title: RegExp, hex: string])[]>> = {
  spice_pouch: [
    [/turmeric/i, '#d9940f'],
    [/saffron/i, '#b0331a'],
    [/degi|mirch|chilli|jolokia/i, '#a3261a'],
    [/black cardamom/i, '#3b2b22'],
    [/cardamom/i, '#8c9a58'],
    [/tellicherry|pepper, /i, '#3a322c'],
    [/salt/i, '#ece5d8'],
    [/jakhya/i, '#4a3526'],
    [/panch phoron/i, '#8a7340'],
    [/podi/i, '#b0692c'],
    [/rasam/i, '#9c4a20'],
    [/fish/i, '#b5622a'],
    [/./, '#8a5a30'],
  ],
  powder_jar: [
    [/henna/i, '#76803a'],
    [/salt|soak/i, '#ece3d6'],
    [/clay/i, '#a3a08c'],
    [/rose/i, '#dfa595'],
    [/amla/i, '#8b7a45'],
    [/./, '#d9b56c'],
  ],
  laddoo: [
    [/ragi/i, '#74452a'],
    [/gond/i, '#c2924f'],
    [/./, '#dd8a1c'],
  ],
  jam_jar: [
    [/fig/i, '#6b2536'],
    [/halwa/i, '#c8923c'],
    [/./, '#dc8f14'],
  ],
}

/** Dials of watches and clocks. */
export const dials = ['#f3ead6', '#26242b', '#0f4f52', '#3b3a66', '#e4d3ae', '#7a2f2a', '#d8dce0'] as const
