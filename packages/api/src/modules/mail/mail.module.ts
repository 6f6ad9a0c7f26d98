import type { Base, Module } from '../../plugin.ts'
import type { SmsService } from '../sms/sms.service.ts'
import { createMailService, type MailService } from './mail.service.ts'

export function mailModule(
  { db, outbox, settings }: Pick<Base, 'db' | 'outbox' | 'settings'>,
  sms: SmsService,
): Module<MailService> {
  const sendText = (text: Parameters<SmsService['send']>[1]) => sms.send(db, { ...text, lane: 'mail' })
  return { service: createMailService(outbox, settings, sendText), routes: async () => {} }
}
