import { readFileSync } from 'node:fs'
import { site } from './site.ts'

/** The password of the database of the site that the journeys run against. */
export function sitePassword(): string {
  const home = process.env.SITE_IS_UP && process.env.NUKKAD_HOME ? process.env.NUKKAD_HOME : site.home
  return readFileSync(`${home}/postgres.password`, 'utf8')
}
