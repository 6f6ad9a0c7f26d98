/**
 * The data of texts that are composed when they are sent, and of handlers of refused texts, by their names. Modules add
 * theirs, as with `MailData`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the modules add to it
export interface SmsTextData {}
// biome-ignore lint/suspicious/noEmptyInterface: the modules add to it
export interface SmsRefusalData {}
