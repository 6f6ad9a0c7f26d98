/** Colours by name. Both themes have the same names, so that components do not depend on the theme. */
export type Palette = Readonly<Record<ColourName, string>>
export type ColourName = keyof typeof light

/** The light theme: a printed city paper. */
export const light = {
  paper: '#fffaf1',
  'paper-raised': '#ffffff',
  'paper-sunk': '#f8f0e0',
  ink: '#1d1b2e',
  'ink-soft': '#5b566b',
  line: '#e8dfd0',
  'line-strong': '#8c8273',
  marigold: '#f5a300',
  madder: '#b5371f',
  peacock: '#0b6b66',
  dusk: '#3b3a66',
  danger: '#a8172f',
  action: '#b5371f',
  'action-hover': '#962a15',
  'on-action': '#fffaf1',
  'danger-fill': '#a8172f',
  'on-danger': '#ffffff',
  night: '#1d1b2e',
  'on-night': '#fffaf1',
  'on-night-soft': '#c8c3d6',
  'marigold-wash': '#fdf0d2',
  'madder-wash': '#fbe8e1',
  'peacock-wash': '#e1f1ee',
  'dusk-wash': '#e9e8f3',
} as const

/** The dark theme: ink becomes the background, and the dyes are lightened. */
export const dark = {
  paper: '#181626',
  'paper-raised': '#232036',
  'paper-sunk': '#11101b',
  ink: '#f7f0e3',
  'ink-soft': '#b9b3c8',
  line: '#37334e',
  'line-strong': '#827d9b',
  marigold: '#f9b42d',
  madder: '#ff937b',
  peacock: '#62cdc1',
  dusk: '#b9b7ee',
  danger: '#ff9aa6',
  action: '#c9442a',
  'action-hover': '#b53a22',
  'on-action': '#ffffff',
  'danger-fill': '#c22a45',
  'on-danger': '#ffffff',
  night: '#232036',
  'on-night': '#fffaf1',
  'on-night-soft': '#c8c3d6',
  'marigold-wash': '#3c2f16',
  'madder-wash': '#42231f',
  'peacock-wash': '#123733',
  'dusk-wash': '#2e2c4e',
} as const satisfies Palette

/** A text colour and a background it may be used on. */
export interface Pair {
  readonly text: ColourName
  readonly ground: ColourName
  /** 4.5 for text; 3 for the border of a control, which has to be seen but not read. */
  readonly atLeast: number
}

const papers = ['paper', 'paper-raised', 'paper-sunk'] as const
const texts = ['ink', 'ink-soft', 'madder', 'peacock', 'dusk', 'danger'] as const
const washes = ['marigold-wash', 'madder-wash', 'peacock-wash', 'dusk-wash'] as const
const pair = (text: ColourName, ground: ColourName, atLeast = 4.5): Pair => ({ text, ground, atLeast })

/** All pairs that components use. Other pairs must not be used: marigold, for one, is not a text colour on paper. */
export const pairs: readonly Pair[] = [
  ...papers.flatMap((ground) => texts.map((text) => pair(text, ground))),
  ...washes.map((ground) => pair('ink', ground)),
  pair('madder', 'madder-wash'),
  pair('danger', 'madder-wash'),
  pair('peacock', 'peacock-wash'),
  pair('dusk', 'dusk-wash'),
  pair('on-action', 'action'),
  pair('on-action', 'action-hover'),
  pair('on-danger', 'danger-fill'),
  pair('on-night', 'night'),
  pair('on-night-soft', 'night'),
  pair('marigold', 'night'),
  pair('paper', 'ink'),
  ...papers.map((ground) => pair('line-strong', ground, 3)),
]
