import * as runtimeCore from '@module-federation/runtime-core'
import federation from '@module-federation/webpack-bundler-runtime'

/**
 * Remotes are built without the federation runtime and take it from here; the shell sets this before all else. It saves
 * each remote some four kilobytes on the wire. The parts that hold state are made anew for every container.
 */
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _NUKKAD_CONTAINER_RUNTIME: () => ({
    ...federation,
    bundlerRuntime: { ...federation.bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  }),
})
