import { takeWholeStyles } from '../styles/style-tags.ts'
import { escapeJson } from './escape.ts'
import { takeFontsInPlace } from './fonts-in-place.ts'
import { nonceMark } from './nonce.ts'

export interface ScriptFile {
  readonly href: string
  readonly integrity: string | undefined
}

export interface PageScripts {
  /** the shell's, which run in this order */
  readonly run: readonly ScriptFile[]
  /** the remotes', which the shell asks for as soon as it runs */
  readonly ready: readonly ScriptFile[]
  /** lists of all files of those remotes of which parts were drawn that are imported later */
  readonly manifests: readonly ScriptFile[]
}

const attributes = ({ href, integrity }: ScriptFile) =>
  `="${href}"${integrity ? ` integrity="${integrity}"` : ''} nonce="${nonceMark}"`

const pairs = (files: readonly ScriptFile[]) => files.map(({ href, integrity }) => [href, integrity ?? ''])
/** Their hashes stand in `nukkad-files`. */
const names = (files: readonly ScriptFile[]) => files.map(({ href }) => href)

/** Runs in the page: asks for manifests beside the scripts; the shell finds them under way. A link would not check them. */
const askForManifests = `function askForManifests(files){window.nukkadManifests={}
files.forEach(function(f){var come=window.nukkadManifests[f[0]]=fetch(f[0],{integrity:f[1]});come.catch(function(){})})}`

/**
 * Scripts of a page that shows nothing without them: all asked for at once, so that a remote is seen two round trips
 * after the page came. No crossorigin: with it a same-origin script is fetched twice.
 */
export const scriptsAtOnce = ({ run, ready, manifests }: PageScripts): string =>
  [
    `<script nonce="${nonceMark}">${askForManifests};askForManifests(${escapeJson(pairs(manifests))})</script>`,
    ...run.map((file) => `<script src${attributes(file)} defer></script>`),
    ...ready.map((file) => `<link rel="preload" as="script" href${attributes(file)}>`),
  ].join('')

/**
 * A first visit is set in the fallback faces, which take the same room, until its first picture stands and then all
 * fonts are there: they would take the line from it, and each that came would lay the page out anew. Who was here before
 * has them in the cache. Without JavaScript they come at once.
 */
const firstVisit = `try{localStorage.getItem('fonts')||document.documentElement.classList.add('first-visit')}catch(e){}`
export const fontsAfterFirstPicture = `<script nonce="${nonceMark}">${firstVisit}</script>`

/**
 * Runs in the page. A frame comes when the style sheets are there; the big pictures of the first screen may take a
 * second more. A tab that nobody looks at draws no frame: there it begins when the page has loaded.
 */
const afterFirstPicture = `(function(){
var d=document,c=d.documentElement.classList,nonce=d.currentScript.nonce,begun
function read(id){return JSON.parse(d.getElementById(id).textContent)}
var files=read('nukkad-scripts'),hashes=read('nukkad-files').hashes
function put(name,file,more){var e=Object.assign(d.createElement(name),more);if(hashes[file])e.integrity=hashes[file];e.nonce=nonce;d.head.append(e)}
function begin(){if(begun)return;begun=1
takeStyles(hashes)
askForManifests(files.manifests)
files.run.forEach(function(f){put('script',f,{src:f,async:false})})
files.ready.forEach(function(f){put('link',f,{rel:'preload',as:'script',href:f})})
if(c.contains('first-visit'))Promise.allSettled(Array.from(d.fonts,function(f){return /Fallback/.test(f.family)||f.load()})).then(function(){
takeFonts();try{localStorage.setItem('fonts','1')}catch(e){}})}
function soon(){requestAnimationFrame(function(){setTimeout(begin)})}
function unseen(){if(d.hidden&&d.readyState==='complete')begin()}
addEventListener('load',unseen)
d.addEventListener('visibilitychange',unseen)
requestAnimationFrame(function(){setTimeout(begin,1000)
Promise.all([].map.call(d.querySelectorAll('img[fetchpriority=high]'),function(i){return i.decode().catch(function(){})})).then(soon)})
})()`

/**
 * A tap that comes before the scripts is not lost: the last one on a button, a box or a link that opens
 * something is done again when its slot is alive; such a link is followed as a link if that takes too long. What works
 * without scripts (another link, a form's own button) went ahead already, and a slot that listens by itself is left to
 * React, which keeps what is tapped while it hydrates. What is typed is noted, and told to its slot in the same way.
 */
const earlyTap = `(function(){
var tap,typed=window.nukkadEarlyTyping=new Map()
function note(e){var t=e.target,slot=t.closest&&t.closest('[id^=slot-]')
if(slot&&!slot.isAlive&&t.value!=null&&!/^(checkbox|radio|file)$/.test(t.type))typed.set(t,t.value)}
function hear(e){var t=e.target.closest&&e.target.closest('button,a[aria-haspopup],input[type=checkbox],input[type=radio]')
var slot=t&&t.closest('[id^=slot-]')
if(!slot||slot.listens||t.type==='submit'&&t.form)return
tap={on:t,at:Date.now(),was:!t.checked}
if(t.href&&!(e.ctrlKey||e.metaKey||e.shiftKey)){e.preventDefault();setTimeout(function(){if(tap&&tap.on===t)location.assign(t.href)},5000)}}
addEventListener('click',hear,true)
addEventListener('input',note,true)
window.nukkadEarlyTap=function(slot,isAlive){slot.listens=1;slot.isAlive=isAlive
var t=tap;if(!isAlive||!t||!slot.contains(t.on))return
tap=0;if(Date.now()-t.at>15000)return
if(t.on.localName==='input')t.on.checked=t.was
t.on.click()}
})()`

/** Scripts of a page that was drawn on the server: they let its first picture go before them. */
export function scriptsAfterFirstPicture({ run, ready, manifests }: PageScripts): string {
  const json = escapeJson({ run: names(run), ready: names(ready), manifests: pairs(manifests) })
  return `<script type="application/json" id="nukkad-scripts">${json}</script><script nonce="${nonceMark}">${earlyTap};${askForManifests};${takeFontsInPlace};${takeWholeStyles};${afterFirstPicture}</script>`
}
