import * as runtimeCore from '@module-federation/runtime-core'

/** Remotes are built without the federation runtime's core and take it from this place; the shell sets it before all else. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
