import type { Picture } from '@nukkad/contracts/schema'
import type { BlockPicture } from './fields.ts'

const sceneSize = { width: 1200, height: 800, color: '#e8dfd0' }

/** A picture as rendered: one without a size has that of a scene. */
export const pictureOf = (picture: BlockPicture): Picture => ({ ...sceneSize, ...picture })
