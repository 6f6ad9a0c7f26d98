export { startImages } from './server.ts'
export type { Hour, Pattern, PictureSpec, Scene } from './spec.ts'
