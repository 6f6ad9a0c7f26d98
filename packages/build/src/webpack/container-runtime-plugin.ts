import webpack, { type Compiler } from 'webpack'

/** The one module that a container's own entry imports of the federation runtime. */
const containerRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.js$/

/** Leaves the container runtime out of a remote: the shell has what containers call, see its container-runtime.ts. */
export class ContainerRuntimePlugin {
  apply(compiler: Compiler): void {
    new webpack.ExternalsPlugin('var', async ({ request = '' }) =>
      containerRuntime.test(request) ? '_NUKKAD_CONTAINER_RUNTIME()' : undefined,
    ).apply(compiler)
  }
}
