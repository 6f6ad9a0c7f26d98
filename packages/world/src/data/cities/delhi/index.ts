import type { CityContent } from '../../content-types.ts'

export const delhi: CityContent = { localities: [], places: [], posts: [], events: [], malls: [], videos: [], maps: [] }
