export { connectTo, type EngineAddress } from './connection.ts'
export { EngineFailed } from './engine-failed.ts'
export { createSharedFollower } from './shared-follower.ts'
export { createSharedIndex } from './shared-index.ts'
