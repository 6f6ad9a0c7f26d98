import { nonceMark } from '../page/encoding/nonce.ts'
import type { PageSheet } from './page-styles.ts'

/** A developer's own build has no hash. */
const hash = ({ integrity }: PageSheet) => (integrity ? ` integrity="${integrity}"` : '')

/** No text of a style sheet ends its element. */
const inElement = (css: string) => css.replaceAll('</', '<\\/')

/** The shell's own styles, which are small and whole in every page. */
export const shellStyle = (css: string): string => `<style nonce="${nonceMark}">${inElement(css)}</style>`

/**
 * A style sheet in the head: its rules for the first HTML, and where the whole is; or a link that the page waits for. Each
 * stands where its file comes to stand, so that rules win over each other in the same way before and after.
 */
export function styleTag(sheet: PageSheet): string {
  const { href, release, rules } = sheet
  if (rules === undefined) {
    return `<link rel="stylesheet" href="${href}"${hash(sheet)} data-release="${release}">`
  }
  const whole = `data-sheet="${href}" data-release="${release}"`
  return `<style nonce="${nonceMark}" ${whole}>${inElement(rules)}</style>`
}
