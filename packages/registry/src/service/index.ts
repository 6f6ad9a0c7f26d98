export { type RegistrySettings, readRegistrySettings, registryHomeOf } from './settings.ts'
export { type RegistryTiming, type RunningRegistry, startRegistry } from './start-registry.ts'
