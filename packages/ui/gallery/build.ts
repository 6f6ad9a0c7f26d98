import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { art } from './src/art.ts'

/** Bundles the gallery into `gallery/dist`, a static page that opens from any server or a file manager. */
export async function buildGallery(): Promise<string> {
  const dist = fileURLToPath(new URL('./dist/', import.meta.url))
  mkdirSync(dist, { recursive: true })
  await build({
    entryPoints: {
      base: fileURLToPath(import.meta.resolve('@nukkad/ui/base.css')),
      gallery: fileURLToPath(new URL('./src/gallery.tsx', import.meta.url)),
    },
    outdir: dist,
    bundle: true,
    minify: true,
    jsx: 'automatic',
    target: 'es2022',
    loader: { '.woff2': 'file' },
    assetNames: '[name]',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
  for (const [name, svg] of Object.entries(art)) writeFileSync(`${dist}${name}`, svg)
  writeFileSync(`${dist}index.html`, html)
  return dist
}

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nukkad: parts</title>
<link rel="stylesheet" href="base.css">
<link rel="stylesheet" href="gallery.css">
<div id="gallery"></div>
<script src="gallery.js"></script>
`

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`${await buildGallery()}index.html`)
