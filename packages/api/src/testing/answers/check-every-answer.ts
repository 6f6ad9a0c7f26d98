import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { AnswerCheck } from './answer-check.ts'

/**
 * Runs before each test file of the API: every answer of an app in the file is checked against the contract, and a
 * violation fails the test that made the call. Fastify itself reports each app that is created, so the API needs no
 * hook for this.
 */
const check = new AnswerCheck()
const made = (message: unknown) => check.watch((message as { fastify: FastifyInstance }).fastify)
subscribe('fastify.initialization', made)

afterEach(() => {
  expect(check.broken.splice(0)).toEqual([])
})

afterAll(() => {
  unsubscribe('fastify.initialization', made)
  const folder = process.env.NUKKAD_ANSWERS
  if (!folder || check.answeredWell.size === 0) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify([...check.answeredWell]))
})
