import type { PageSettings } from '@nukkad/contracts'
import type { ShellSettings } from '../../settings.ts'

const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', month: '2-digit', day: '2-digit' })

/** Whether a day of the year ('12-25') is in a yearly season. One that begins in December may end in January. */
export function isInSeason(day: string, from: string, until: string): boolean {
  return from <= until ? from <= day && day <= until : from <= day || day <= until
}

type PageSettingsSource = Pick<
  ShellSettings,
  'MAP_STYLE_URL' | 'FESTIVE_FROM' | 'FESTIVE_UNTIL' | 'APP_LINK_URL' | 'GOOGLE_CLIENT_ID' | 'GOOGLE_SCRIPT_URL'
>

/** The part of the settings that pages get at this moment. */
export function pageSettings(settings: PageSettingsSource, now: () => Date = () => new Date()): () => PageSettings {
  const { FESTIVE_FROM, FESTIVE_UNTIL, APP_LINK_URL, GOOGLE_CLIENT_ID, GOOGLE_SCRIPT_URL } = settings
  return () => ({
    mapStyleUrl: settings.MAP_STYLE_URL ?? null,
    isFestive: isInSeason(dayInIndia.format(now()), FESTIVE_FROM, FESTIVE_UNTIL),
    appLinkUrl: APP_LINK_URL,
    google: GOOGLE_CLIENT_ID === 'none' ? null : { clientId: GOOGLE_CLIENT_ID, scriptUrl: GOOGLE_SCRIPT_URL },
  })
}
