import type { Base, Module } from '../../plugin.ts'
import { createMailService, type MailService } from './mail.service.ts'

export function mailModule({ outbox, settings }: Pick<Base, 'outbox' | 'settings'>): Module<MailService> {
  return { service: createMailService(outbox, settings), routes: async () => {} }
}
