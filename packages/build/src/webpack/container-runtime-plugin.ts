import webpack, { type Compiler, type RuntimeModule } from 'webpack'
import type { Mode } from './rules.ts'

/** The one module that a container's own entry imports of the federation runtime. */
const containerRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/

/**
 * What stands in for parts of webpack's own runtime, by the class that writes them. A container comes by a script that the
 * shell adds, so that script is the current one; the rest does the shell, with its checks, as soon as the container runs.
 */
const inPlaceOf: Readonly<Record<string, string>> = {
  AutoPublicPathRuntimeModule: `${webpack.RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]*$/, '')`,
  LoadScriptRuntimeModule: '',
  ShareRuntimeModule: '',
}

/**
 * Leaves the container runtime out of a remote: the shell has what containers call, see its container-runtime.ts. Chunks of a
 * local development server change under the hash that the page was told, so there the remote loads them itself.
 */
export class ContainerRuntimePlugin {
  readonly #mode: Mode

  constructor(mode: Mode) {
    this.#mode = mode
  }

  apply(compiler: Compiler): void {
    new webpack.ExternalsPlugin('var', async ({ request = '' }) =>
      containerRuntime.test(request) ? '_NUKKAD_CONTAINER_RUNTIME()' : undefined,
    ).apply(compiler)
    if (this.#mode === 'development') return
    compiler.hooks.thisCompilation.tap('ContainerRuntimePlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('ContainerRuntimePlugin', writeInPlace)
    })
  }
}

function writeInPlace(module: RuntimeModule): void {
  const text = inPlaceOf[module.constructor.name]
  if (text !== undefined) module.generate = () => text
}
