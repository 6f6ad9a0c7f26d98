/** Inlined in the page as text: starts a server-rendered page after its first paint. */

import { nextTask } from '../browser/page/next-task.ts'
import { afterFirstPicture } from './after-first-picture.ts'
import { askForManifests } from './ask-for-manifests.ts'
import { keepEarlyTaps } from './early-tap.ts'
import { loadFonts } from './fonts.ts'
import { hashesOfPage, scriptsOfPage } from './page-data.ts'
import { takeFonts } from './take-fonts.ts'
import { takeStyles } from './take-styles.ts'
import { followTranslation } from './translated-text.ts'

const nonce = document.currentScript?.nonce ?? ''
const { run, ready, manifests } = scriptsOfPage()
const hashes = hashesOfPage()

function put(element: HTMLElement, address: string): void {
  const integrity = hashes[address]
  if (integrity) element.setAttribute('integrity', integrity)
  element.nonce = nonce
  document.head.append(element)
}

/** Scripts added by a script run in order only if they are not async. */
const putScript = (src: string) => put(Object.assign(document.createElement('script'), { src, async: false }), src)

const putPreload = (href: string) =>
  put(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }), href)

keepEarlyTaps()
followTranslation()
afterFirstPicture(async () => {
  // Split into tasks: on a phone, requesting twenty files takes longer than one task should.
  takeStyles(hashes)
  await nextTask()
  askForManifests(manifests)
  run.forEach(putScript)
  await nextTask()
  ready.forEach(putPreload)
  await loadFonts(takeFonts)
})
