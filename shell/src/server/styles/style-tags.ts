import { nonceMark } from '../page/nonce.ts'
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

/**
 * Runs in the page: puts each whole style sheet behind its first rules, which stay for what the server drew until its
 * release gives way to another. Those that come together apply together, so that the page is styled once; the shell
 * finds them under way and lets nothing come alive before.
 */
export const takeWholeStyles = `function takeStyles(hashes){
var styles=window.nukkadStyles={},come=[],firsts=document.querySelectorAll('style[data-sheet]'),left=firsts.length,soon
function apply(){come.splice(0).forEach(function(go){go()})}
function over(){if(!--left)apply();else soon=soon||setTimeout(function(){soon=0;apply()},100)}
firsts.forEach(function(first){var link=document.createElement('link'),file=first.dataset
styles[file.sheet]=new Promise(function(done){
link.onload=function(){come.push(function(){link.media='all';done(true)});over()}
link.onerror=function(){link.remove();done(false);over()}})
link.rel='stylesheet';link.media='print';link.integrity=hashes[file.sheet]||'';link.dataset.release=file.release;link.href=file.sheet
first.after(link)})}`
