import webpack, { type Compiler } from 'webpack'

/** A well-formed hash that nothing has: browsers ignore a malformed one and would run the script. */
export const impossibleIntegrity = `sha384-${'A'.repeat(64)}`

/**
 * Every script the bundler's runtime adds carries the SHA-384 that the page was told by the signed release, asked by
 * address from `globalThis.__nukkadIntegrity`. Chunks so need no hashes inside the entry, and no `crossorigin`, which
 * would load a preloaded script twice. With `isStrict` an address nobody vouches for is refused by the browser.
 *
 * Somebody waits for such a script. Browsers hold one that was added by a script back like a picture: over HTTP/1.1 at
 * most six of a kind are under way, so that a screen would wait for all pictures of the list that led to it, even with
 * its files in the cache. Asked for as important it goes before them.
 */
export class IntegrityPlugin {
  readonly isStrict: boolean

  constructor(isStrict: boolean) {
    this.isStrict = isStrict
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const hooks = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      hooks.createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\nscript.fetchPriority = 'high';\n${this.lookUp()}`,
      )
    })
  }

  private lookUp(): string {
    const ask = 'globalThis.__nukkadIntegrity && globalThis.__nukkadIntegrity(url)'
    if (this.isStrict) return `script.integrity = (${ask}) || ${JSON.stringify(impossibleIntegrity)};`
    return `script.integrity = (${ask}) || '';`
  }
}
