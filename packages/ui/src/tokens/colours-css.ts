import { dark, light, type Palette } from './palette.ts'

const declarations = (palette: Palette, indent: string) =>
  Object.entries(palette)
    .map(([name, colour]) => `${indent}--${name}: ${colour};`)
    .join('\n')

/**
 * The palette as custom properties. `data-theme` can be set on any element, so that a dark panel on a light page (a
 * hero, the footer) needs no second set of component styles.
 */
export const coloursCss = () => `/* Written by scripts/write-colours.ts from palette.ts. */
:root,
[data-theme="light"] {
  color-scheme: light;
${declarations(light, '  ')}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    color-scheme: dark;
${declarations(dark, '    ')}
  }
}

[data-theme="dark"] {
  /* repeated: a media query and an attribute have no rule in common */
  color-scheme: dark;
${declarations(dark, '  ')}
}
`
