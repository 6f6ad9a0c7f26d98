import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compiler, Module, NormalModule } from 'webpack'
import { prefixMark } from './class-names.ts'

/** A style sheet is two modules of one file: its rules, which that loader runs while building, and what code imports. */
const isImported = ({ loaders = [] }: NormalModule) =>
  loaders.some(({ loader }) => loader === MiniCssExtractPlugin.loader)

interface Asset extends Module {
  readonly resource: string
  readonly buildInfo: { readonly filename?: string }
}

/**
 * What the browser half made of files that are no code: names of classes and of pictures. The server half takes them as
 * they are, so that both say the same, and no style is worked out twice.
 */
export class MadeModules {
  readonly #styles = new Map<string, string>()
  readonly #assets = new Map<string, Asset>()
  readonly #id: string

  /** `id` is the release's. */
  constructor(id: string) {
    this.#id = id
  }

  apply(compiler: Compiler): void {
    // Not of child compilations, which make each style sheet by itself.
    compiler.hooks.thisCompilation.tap('MadeModules', (compilation) => {
      compilation.hooks.finishModules.tap('MadeModules', (modules) => {
        for (const module of modules) this.#keep(module)
      })
    })
  }

  /** The module that stands for a style sheet in code, nothing where the browser half has no such. */
  styles(file: string): string | undefined {
    return this.#styles.get(file)
  }

  /** The name of the file that was written for a picture, below the folder of the browser half. */
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
