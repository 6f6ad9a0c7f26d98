import webpack, { type Compiler, type RuntimeModule } from 'webpack'
import type { Mode } from './rules.ts'

/** The only module of the federation runtime that a container's entry imports. */
const containerRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/

/**
 * Replacements for parts of webpack's own runtime, by the class that generates them. The shell adds a container as a
 * script, which is therefore the current script; the shell does the rest, with its checks, as soon as the container
 * runs.
 */
const inPlaceOf: Readonly<Record<string, string>> = {
  AutoPublicPathRuntimeModule: `${webpack.RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]*$/, '')`,
  LoadScriptRuntimeModule: '',
  ShareRuntimeModule: '',
}

/**
 * Leaves the container runtime out of a remote: the shell has what containers call, see its container-runtime.ts.
 * Chunks from a local development server change while the hash that the page knows stays the same, so there the remote
 * loads them itself.
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
