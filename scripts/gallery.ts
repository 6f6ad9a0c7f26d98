/** `npm run gallery`: builds the page that shows every part of the design system, and prints its path. */
import { buildGallery } from '../packages/ui/gallery/build.ts'

console.log(`Open ${await buildGallery()}index.html`)
