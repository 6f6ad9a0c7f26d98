import { formatCount } from '@nukkad/platform'

/** '1 save', '1.2K saves'; empty for none. */
export const savesWords = (count: number): string =>
  count > 0 ? `${formatCount(count)} ${count === 1 ? 'save' : 'saves'}` : ''
