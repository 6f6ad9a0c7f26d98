import { siteName } from '@nukkad/contracts'
import { dark, light } from '@nukkad/ui/palette'

const colours = ({ paper, ink, 'ink-soft': soft, line, action, 'on-action': label }: Record<string, string>) =>
  `:root{--paper:${paper};--ink:${ink};--soft:${soft};--line:${line};--action:${action};--label:${label}}`

/** The page stands alone: without a network no file of a release can be relied on, fonts included. */
export const offlineStyles = [
  colours(light),
  `@media (prefers-color-scheme:dark){${colours(dark)}}`,
  'body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,sans-serif}',
  'main{box-sizing:border-box;max-width:480px;margin:0 auto;padding:48px 20px}',
  'svg.logo{width:36px;height:auto;display:block}',
  'h1{font:600 28px/1.2 Georgia,serif;margin:24px 0 8px}',
  'h2{font:600 21px/1.3 Georgia,serif;margin:40px 0 8px}',
  'p{margin:0 0 20px;color:var(--soft)}',
  'button{font:inherit;font-weight:600;min-height:48px;padding:0 24px;border:0;border-radius:999px;cursor:pointer;',
  'background:var(--action);color:var(--label)}',
  ':focus-visible{outline:3px solid var(--action);outline-offset:3px}',
  'details{border-top:1px solid var(--line)}',
  'summary{list-style:none;position:relative;padding:14px 32px 14px 0;cursor:pointer}',
  'summary::-webkit-details-marker{display:none}summary b,summary span{display:block}summary span{color:var(--soft)}',
  'summary::after{content:"+";position:absolute;top:14px;right:4px}details[open] summary::after{content:"\u2212"}',
  'details svg{display:block;width:100%;max-width:320px;background:#fff;border-radius:12px}',
  'details p{margin:8px 0;color:var(--ink)}',
].join('')

const logo =
  '<svg class="logo" viewBox="-2 0 32 32" aria-hidden="true">' +
  '<path d="M0 28V14.5C0 5.6 6.4 0 14 0s14 5.6 14 14.5V28c0 2.4-1.6 4-4 4H4c-2.4 0-4-1.6-4-4z" fill="#b5371f"/>' +
  '<path d="M7 32V17.2C7 11.4 10.2 8 14 8s7 3.4 7 9.2V32z" fill="#f5a300"/></svg>'

/** What a browser without a network shows in place of any page of ours. */
export const offlinePage = (script: string): string =>
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  `<meta name="color-scheme" content="light dark"><title>Offline | ${siteName}</title>` +
  `<style>${offlineStyles}</style></head><body><main>${logo}<h1>You seem to be offline</h1>` +
  '<p>This page could not be reached. It opens by itself once you are connected.</p>' +
  '<button type="button" id="again">Try again</button><div id="tickets"></div></main>' +
  `<script>${script}</script></body></html>`
