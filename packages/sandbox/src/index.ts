export type { StoredMail } from './mailbox/stored-mail.ts'
export { gatewayKeys, readSandboxSettings, SandboxSettingsSchema } from './settings.ts'
export { PortTaken, type RunningSandbox, type SandboxOptions, startSandbox } from './start-sandbox.ts'
