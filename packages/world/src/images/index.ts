export { startImages } from './server.ts'
