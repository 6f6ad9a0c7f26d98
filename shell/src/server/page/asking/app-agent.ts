import type { FastifyRequest } from 'fastify'
import type { ShellSettings } from '../../settings.ts'

type AppSettings = Pick<ShellSettings, 'APP_USER_AGENT' | 'APP_ANDROID_PACKAGE'>

/** Web views of Android name themselves; those of iOS lack the word with which Safari and other browsers end. */
const androidView = /; wv\)|\bAndroid\b.* Version\/\d[\d.]* Chrome\//
const appleView = /\b(iPhone|iPad|iPod|Macintosh)\b.* AppleWebKit\/(?!.*\b(Safari|Chrome)\/)/

/** Apps that open links of messages and posts in web views of their own. */
const otherApps =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Barcelona|Line\/|LinkedInApp|Snapchat|Pinterest|Twitter|MicroMessenger|KAKAOTALK|WhatsApp|Telegram|musical_ly|TikTok|BytedanceWebview|GSA\/|Slack|Teams|Outlook|Viber|Reddit|ShareChat)/i

/**
 * Whether a page is asked for by the mobile app and not by a browser, which follows the links of messages (decision
 * 0687). A link cannot choose who opens it. The app is known by what its web views add to their user agent, if that is
 * set; Android tells which app a web view belongs to; otherwise any web view counts but those of well-known other apps.
 */
export function isAskedByApp({ headers }: Pick<FastifyRequest, 'headers'>, settings: AppSettings): boolean {
  const { APP_USER_AGENT, APP_ANDROID_PACKAGE } = settings
  const agent = headers['user-agent'] ?? ''
  if (APP_USER_AGENT) return agent.includes(APP_USER_AGENT)
  const asking = headers['x-requested-with']
  if (asking && APP_ANDROID_PACKAGE) return asking === APP_ANDROID_PACKAGE
  return (androidView.test(agent) || appleView.test(agent)) && !otherApps.test(agent)
}
