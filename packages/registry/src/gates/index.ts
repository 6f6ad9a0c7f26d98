export { checkRelease } from './check-release.ts'
export { checkStyles } from './style-gate.ts'
