import { LRUCache } from 'lru-cache'
import { classesOf, cssBlocks, listParts } from './css-blocks.ts'

/** The text of a style rule for a page with certain classes. */
type Rule = (isUsed: IsUsed) => string

type IsUsed = (className: string) => boolean

/** At-rules whose block contains rules, which are selected one by one. */
const grouping = /^@(media|supports|layer|container|scope|starting-style)\b/
const keyframes = /^@(?:-webkit-)?keyframes\s+(\S+)$/

/** A parsed style sheet. */
export interface StyleRules {
  /** Its rules that a page with these classes can use, in order. */
  pick(isUsed: IsUsed): string
}

interface Sheet {
  /** texts of animations by name */
  readonly animations: Map<string, string[]>
  /** every class that a rule requires */
  readonly classes: Set<string>
}

/** The most selections kept per sheet: pages of a kind differ in few classes. */
const mostChoices = 32

/**
 * Parses a style sheet. `fromPage` converts its addresses so that they lead to the same files from a page. A rule is
 * left out only if a class is missing that all of its selectors require, so that no rule is ever missing: names in
 * brackets (`:is`, `:not`, `:has`) and elements, states and widths count as present.
 */
export function styleRules(css: string, fromPage: (address: string) => string): StyleRules {
  const sheet: Sheet = { animations: new Map(), classes: new Set() }
  const rules = rulesOf(withAddresses(css, fromPage), sheet)
  const names = [...sheet.classes]
  const choices = new LRUCache<string, string>({ max: mostChoices })
  const picked = (isUsed: IsUsed) => {
    const text = rules.map((rule) => rule(isUsed)).join('')
    const moving = [...sheet.animations].filter(([name]) => text.includes(name))
    return text + moving.flatMap(([, texts]) => texts).join('')
  }
  return {
    pick(isUsed) {
      const choice = names.map((name) => (isUsed(name) ? 1 : 0)).join('')
      const text = choices.get(choice) ?? picked(isUsed)
      choices.set(choice, text)
      return text
    },
  }
}

/** A style sheet with its addresses converted by `fromPage`. */
export const withAddresses = (css: string, fromPage: (address: string) => string): string =>
  css.replace(
    /\burl\(\s*(["']?)([^"')]+)\1\s*\)/g,
    (_, quote: string, address: string) => `url(${quote}${fromPage(address)}${quote})`,
  )

function rulesOf(css: string, sheet: Sheet): Rule[] {
  return cssBlocks(css).flatMap(({ prelude, body }): Rule[] => {
    if (body === undefined) return [() => `${prelude};`]
    const whole = `${prelude}{${body}}`
    const name = keyframes.exec(prelude)?.[1]
    if (name) {
      sheet.animations.set(name, [...(sheet.animations.get(name) ?? []), whole])
      return []
    }
    if (grouping.test(prelude)) return [groupOf(prelude, rulesOf(body, sheet))]
    return [prelude.startsWith('@') ? () => whole : ruleOf(prelude, body, sheet)]
  })
}

const groupOf =
  (prelude: string, rules: readonly Rule[]): Rule =>
  (isUsed) => {
    const inner = rules.map((rule) => rule(isUsed)).join('')
    return inner && `${prelude}{${inner}}`
  }

function ruleOf(prelude: string, body: string, sheet: Sheet): Rule {
  const selectors = listParts(prelude).map((text) => ({ text, classes: classesOf(text) }))
  for (const { classes } of selectors) for (const name of classes) sheet.classes.add(name)
  return (isUsed) => {
    const used = selectors.filter(({ classes }) => classes.every(isUsed))
    return used.length > 0 ? `${used.map(({ text }) => text).join(',')}{${body}}` : ''
  }
}
