import webpack, { type Compiler } from 'webpack'

/**
 * Every script of its own that the shell's loader adds carries the SHA-384 that the page was told, asked by address from
 * `globalThis.__nukkadIntegrity`. Chunks so need no hashes inside the entry, and no `crossorigin`, which would load a
 * preloaded script twice. Scripts of remotes are loaded by the shell itself (ContainerRuntimePlugin).
 *
 * Somebody waits for such a script. Browsers hold one that was added by a script back like a picture: over HTTP/1.1 at
 * most six of a kind are under way, so that a screen would wait for all pictures of the list that led to it, even with
 * its files in the cache. Asked for as important it goes before them.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      const known = "globalThis.__nukkadIntegrity && globalThis.__nukkadIntegrity(url) || ''"
      hooks.createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\nscript.fetchPriority = 'high';\nscript.integrity = ${known};`,
      )
    })
  }
}
