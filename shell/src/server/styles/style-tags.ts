import { nonceMark } from '../page/encoding/nonce.ts'
import type { PageSheet } from './page-styles.ts'

/** A development build has no hash. */
const hash = ({ integrity }: PageSheet) => (integrity ? ` integrity="${integrity}"` : '')

/** Prevents the text of a style sheet from closing its element. */
const inElement = (css: string) => css.replaceAll('</', '<\\/')

/** The shell's own styles, which are small and inlined whole in every page. */
export const shellStyle = (css: string): string => `<style nonce="${nonceMark}">${inElement(css)}</style>`

/**
 * A style sheet in the head: its rules for the first HTML, with the address of the whole sheet; or a link that the page
 * waits for. Each is placed where its file will be loaded, so that the cascade is the same before and after.
 */
export function styleTag(sheet: PageSheet): string {
  const { href, release, rules } = sheet
  if (rules === undefined) {
    return `<link rel="stylesheet" href="${href}"${hash(sheet)} data-release="${release}">`
  }
  const whole = `data-sheet="${href}" data-release="${release}"`
  return `<style nonce="${nonceMark}" ${whole}>${inElement(rules)}</style>`
}
