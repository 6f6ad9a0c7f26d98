import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compiler, Module, NormalModule } from 'webpack'
import { prefixMark } from './class-names.ts'

/**
 * A style sheet becomes two modules of one file: its rules, which the loader evaluates at build time, and what code
 * imports.
 */
const isImported = ({ loaders = [] }: NormalModule) =>
  loaders.some(({ loader }) => loader === MiniCssExtractPlugin.loader)

interface Asset extends Module {
  readonly resource: string
  readonly buildInfo: { readonly filename?: string }
}

/**
 * Class names and picture file names that the browser half generated. The server half reuses them, so that both use the
 * same names and no style is processed twice.
 */
export class MadeModules {
  readonly #styles = new Map<string, string>()
  readonly #assets = new Map<string, Asset>()
  readonly #id: string

  /** `id` is the release's id. */
  constructor(id: string) {
    this.#id = id
  }

  apply(compiler: Compiler): void {
    // Skips child compilations, which build each style sheet separately.
    compiler.hooks.thisCompilation.tap('MadeModules', (compilation) => {
      compilation.hooks.finishModules.tap('MadeModules', (modules) => {
        for (const module of modules) this.#keep(module)
      })
    })
  }

  /** The module that code imports for a style sheet; undefined if the browser half has none. */
  styles(file: string): string | undefined {
    return this.#styles.get(file)
  }

  /** The name of the file that was written for a picture, relative to the folder of the browser half. */
  asset(file: string): string | undefined {
    return this.#assets.get(file)?.buildInfo.filename
  }

  #keep(module: Module): void {
    const { resource } = module as NormalModule
    if (!resource) return
    if (module.type.startsWith('asset')) this.#assets.set(resource, module as Asset)
    else if (isImported(module as NormalModule)) {
      const source = String(module.originalSource()?.source() ?? '')
      this.#styles.set(resource, source.replaceAll(prefixMark, this.#id))
    }
  }
}
