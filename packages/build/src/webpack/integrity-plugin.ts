import webpack, { type Compiler } from 'webpack'

/**
 * Sets the SHA-384 integrity on every script that the shell's own loader adds, looked up by address through
 * `globalThis.__nukkadIntegrity`, which the page provides. So the entry needs no hashes of its chunks, and no
 * `crossorigin`, which would load a preloaded script twice. Scripts of remotes are loaded by the shell itself
 * (ContainerRuntimePlugin).
 *
 * The visitor is waiting for such a script. Browsers give a script added by another script the low priority of a
 * picture: over HTTP/1.1 at most six such requests run at once, so a screen would wait for all pictures of the list
 * that led to it, even with its files in the cache. High fetch priority puts it before them.
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
