import type { Settings } from '../../../settings.ts'
import { hasGoogle } from '../google/google.repository.ts'
import { linkPhone } from './link-phone.ts'
import { lockPhone, lockUserOfPhone, phoneOfUser } from './phone.repository.ts'
import { phoneNumber } from './phone-number.ts'
import type { TextedCodes } from './phone-texts.ts'

export type PhoneBook = ReturnType<typeof phoneBook>

/**
 * Which phone opens which account, for modules that change that; each call takes the connection or transaction first.
 */
export const phoneBook = ({ SMS_COUNTRIES }: Pick<Settings, 'SMS_COUNTRIES'>, texts: TextedCodes) =>
  ({
    read: (typed: string) => phoneNumber(typed, SMS_COUNTRIES),
    texts,
    ofUser: phoneOfUser,
    ownerOf: lockUserOfPhone,
    lock: lockPhone,
    link: linkPhone,
    hasGoogle,
  }) as const
