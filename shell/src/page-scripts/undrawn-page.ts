/** Runs in the head of a page that shows nothing without its scripts, which are elements beside it. */
import { askForManifests } from './ask-for-manifests.ts'
import { manifestsOfPage } from './page-data.ts'
import { followTranslation } from './translated-text.ts'

followTranslation()
askForManifests(manifestsOfPage())
