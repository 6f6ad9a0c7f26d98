import path from 'node:path'

const axiosCode = path.resolve(import.meta.dirname, '../node_modules/axios/lib')
/** What axios brings for a network, and what it takes in its place in a browser. */
const withoutNetwork = {
  './http.js': 'helpers/null.js',
  './fetch.js': 'helpers/null.js',
  './node/index.js': 'platform/browser/index.js',
}
/**
 * The process mounts nothing, streams no page and has no network; what libraries bring for that is a quarter of their
 * code.
 */
const withoutIdleParts = {
  name: 'without-idle-parts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react-dom\/client$|react-dom-server\.node\.production\.js$/ }, ({ path: name }) => ({
      path: name,
      namespace: 'empty',
    }))
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'module.exports = {}' }))
    onResolve({ filter: /^\.\/(http|fetch|node\/index)\.js$/ }, ({ path: name, importer }) =>
      importer.startsWith(axiosCode) ? { path: path.join(axiosCode, withoutNetwork[name]) } : undefined,
    )
    onResolve({ filter: /^form-data$/ }, () => ({ path: path.join(axiosCode, 'platform/browser/classes/FormData.js') }))
  },
}

/**
 * How esbuild makes the one file of a process that renders. It may read no other, has no environment that could choose
 * an edition of React, and starts sooner the less it has to read.
 */
export const renderProgram = {
  entryPoints: [path.join(import.meta.dirname, 'src/server/render/render-child.ts')],
  bundle: true,
  platform: /** @type {const} */ ('node'),
  target: 'node20',
  format: /** @type {const} */ ('cjs'),
  jsx: /** @type {const} */ ('automatic'),
  plugins: [withoutIdleParts],
  define: { 'process.env.NODE_ENV': '"production"' },
  minifySyntax: true,
  minifyWhitespace: true,
  logLevel: /** @type {const} */ ('warning'),
}
