import { openDatabases } from './databases.ts'

const databases = await openDatabases([1000, 100_000, 1_000_000])
await databases.stop()
