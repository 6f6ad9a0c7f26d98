import webpack, { type Compiler, type sources } from 'webpack'
import { prefixMark } from './class-names.ts'

/**
 * Writes the release's id into the class names of its files. Modules carry a placeholder instead, so that a compiled
 * style sheet does not depend on the release and the next one takes it from the cache.
 */
export class ClassPrefixPlugin {
  readonly #id: string

  constructor(id: string) {
    this.#id = id
  }

  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS
    compiler.hooks.thisCompilation.tap('ClassPrefixPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ClassPrefixPlugin', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => /\.(js|css)$/.test(file))) {
          compilation.updateAsset(name, (source) => this.#written(source))
        }
      })
    })
  }

  /** Replaced in place, so that source maps of a development build stay correct. */
  #written(source: sources.Source): sources.Source {
    const written = new webpack.sources.ReplaceSource(source)
    for (const { index } of String(source.source()).matchAll(new RegExp(prefixMark, 'g'))) {
      written.replace(index, index + prefixMark.length - 1, this.#id)
    }
    return written
  }
}
