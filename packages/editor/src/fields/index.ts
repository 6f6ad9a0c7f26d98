/** Fields that forms of blocks are made of. */
export { asSentence } from '../editing/as-sentence.ts'
export { inIndia, momentOf } from './kolkata-time.ts'
export { MomentField } from './moment-field.tsx'
export { FirstPicture, PictureField } from './picture-field.tsx'
