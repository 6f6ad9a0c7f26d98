import path from 'node:path'
import type { Plugin } from 'esbuild'
import { contractSource, isContract } from '../loaders/contract-source.ts'
import { sharedLibraries } from '../shared-libraries.ts'
import { replacementOf } from '../webpack/lean-libraries.ts'
import type { MadeModules } from '../webpack/made-modules.ts'

/** The exact names of libraries that the renderer provides; other entry points of the platform are bundled. */
export const externalLibraries: Plugin = {
  name: 'shared-libraries',
  setup({ onResolve }) {
    const shared: ReadonlySet<string> = new Set(sharedLibraries)
    onResolve({ filter: /^[@a-z]/ }, ({ path: request }) =>
      shared.has(request) ? { path: request, external: true } : undefined,
    )
  },
}

/** Replaces libraries that only run in a browser with an empty module. */
export const browserOnly: Plugin = {
  name: 'browser-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^maplibre-gl(\/|$)/ }, ({ path: request }) => ({ path: request, namespace: 'browser-only' }))
    onLoad({ filter: /.*/, namespace: 'browser-only' }, () => ({ contents: 'module.exports = {}' }))
  },
}

/** Uses the same icons as in the browser. */
export const plainIcons: Plugin = {
  name: 'plain-icons',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\// }, ({ path: request, importer }) => {
      const by = replacementOf('icons', path.dirname(importer), request)
      return by === undefined ? undefined : { path: by }
    })
  },
}

/** Strips the schemas from contracts, as in the browser. */
export const contracts: Plugin = {
  name: 'contracts',
  setup({ onLoad }) {
    onLoad({ filter: /\.[tj]s$/ }, async ({ path: file }) =>
      isContract(file) ? { contents: (await contractSource(file)).source, loader: 'js' } : undefined,
    )
  },
}

/** Uses the class names and file names that the browser half generated for style sheets and pictures. */
export const made = (modules: MadeModules, assetBase: string): Plugin => ({
  name: 'made',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, ({ path: file }) => {
      const contents = modules.styles(file)
      return contents === undefined ? missing(file) : { contents, loader: 'js' }
    })
    onLoad({ filter: /\.(svg|png|webp|avif|jpe?g|woff2)$/ }, ({ path: file }) => {
      const name = modules.asset(file)
      return name === undefined
        ? missing(file)
        : { contents: `export default ${JSON.stringify(assetBase + name)}`, loader: 'js' }
    })
  },
})

const missing = (file: string) => ({
  errors: [
    { text: `${path.basename(file)} is used on the server but not in the browser build, so it would not be found.` },
  ],
})
