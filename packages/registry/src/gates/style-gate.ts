import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@nukkad/contracts'
import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { RegistryRefusal } from '../refusal.ts'

type IsOwn = (component: SelectorComponent) => boolean

/**
 * A rule affects only elements of the remote if its selector names a class of the release or one of its slots: those
 * elements, their descendants and their siblings in the slot. Names inside `:has` and `:not` do not count.
 */
function isHeld(selector: Selector, isOwn: IsOwn): boolean {
  return selector.some((component) => {
    if (component.type !== 'pseudo-class') return isOwn(component)
    const { kind } = component
    return (kind === 'is' || kind === 'where') && component.selectors.every((one) => isHeld(one, isOwn))
  })
}

const signs: Readonly<Record<string, string>> = { child: ' > ', 'next-sibling': ' + ', 'later-sibling': ' ~ ' }

/** Enough of a selector to find it in the sources. */
function textOf(selector: Selector): string {
  const text = selector.map((component) => {
    if (component.type === 'class') return `.${component.name}`
    if (component.type === 'id') return `#${component.name}`
    if (component.type === 'type') return component.name
    if (component.type === 'universal') return '*'
    if (component.type === 'attribute') return `[${component.name}]`
    if (component.type === 'combinator') return signs[component.value] ?? ' '
    return 'kind' in component ? `:${component.kind}` : ''
  })
  return text.join('')
}

/** Refuses a release with a style sheet that would affect elements, fonts or properties outside the release. */
export function checkStyles(dir: string, { name, id, slots, files }: Release): void {
  const ownSlots = new Set(slots.map((slot) => `slot-${slot}`))
  const isOwn: IsOwn = (component) =>
    component.type === 'nesting' ||
    (component.type === 'class' && component.name.startsWith(`${id}_`)) ||
    (component.type === 'id' && ownSlots.has(component.name))

  for (const file of Object.keys(files).filter((one) => one.endsWith('.css'))) {
    const refuse = (what: string): never => {
      throw new RegistryRefusal('gate', `${name} has ${what} in ${file}, which would reach beyond its own slots.`)
    }
    transform({
      filename: file,
      code: readFileSync(path.join(dir, file)),
      visitor: {
        Rule: {
          style({ value }) {
            const stray = value.selectors.find((selector) => !isHeld(selector, isOwn))
            if (stray) refuse(`the selector '${textOf(stray)}'`)
          },
          keyframes({ value }) {
            if (!value.name.value.startsWith(`${id}_`)) refuse(`the keyframes '${value.name.value}'`)
          },
          'font-face': () => refuse('a font'),
          property: ({ value }) => refuse(`the property '${value.name}'`),
        },
      },
    })
  }
}
