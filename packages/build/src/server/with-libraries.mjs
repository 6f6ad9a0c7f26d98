/** These are native, or read files next to their own. */
const apart = ['sharp', '@node-rs/argon2', 'esbuild', 'lightningcss']

/**
 * Bundles the libraries of a server, because reading one large file takes half the time of a thousand small ones;
 * dynamically imported libraries stay external. A plugin of esbuild.
 * @type {import('esbuild').Plugin}
 */
export const withLibraries = {
  name: 'with-libraries',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      apart.includes(name) || (kind === 'dynamic-import' && !name.startsWith('@nukkad/'))
        ? { external: true }
        : undefined,
    )
  },
}
