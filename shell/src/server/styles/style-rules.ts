import { LRUCache } from 'lru-cache'
import { classesOf, cssBlocks, listParts } from './css-blocks.ts'

/** What the classes of a page choose from a style sheet. */
type Rule = (isUsed: IsUsed) => string

type IsUsed = (className: string) => boolean

/** At-rules whose block holds rules, which are chosen one by one. */
const grouping = /^@(media|supports|layer|container|scope|starting-style)\b/
const keyframes = /^@(?:-webkit-)?keyframes\s+(\S+)$/

/** A style sheet, read once. */
export interface StyleRules {
  /** Its rules that a page with these classes can use, in their order. */
  pick(isUsed: IsUsed): string
}

interface Sheet {
  /** texts of movements by their name */
  readonly animations: Map<string, string[]>
  /** every class that a rule asks for */
  readonly classes: Set<string>
}

/** Most choices from one sheet that are kept: pages of a kind differ in few classes. */
const mostChoices = 32

/**
 * Reads a style sheet. `fromPage` makes an address in it one that leads to the same file from a page. A rule is left out
 * only where a class is missing that all of its selectors ask for, so that nothing is ever missed: what is asked for in
 * brackets (`:is`, `:not`, `:has`) and elements, states and widths count as given.
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

/** A style sheet with its addresses as `fromPage` gives them. */
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
