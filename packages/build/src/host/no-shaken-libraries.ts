interface ContainerRuntime {
  readonly federation: {
    readonly initOptions?: object
    readonly runtime: { init(options: object): unknown }
  }
}

/**
 * Stands in for the part by which a container swaps a shared library for one with fewer exports: ours come whole, from
 * the shell. What is left of it begins the container.
 */
export function init({ webpackRequire }: { webpackRequire: ContainerRuntime }): unknown {
  const { initOptions, runtime } = webpackRequire.federation
  if (!initOptions) throw new Error('A container without options cannot begin')
  return runtime.init(initOptions)
}

export const getSharedFallbackGetter = <T>({ factory }: { factory: T }): T => factory
