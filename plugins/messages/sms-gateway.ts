import * as z from 'zod/mini'
import { brand } from '#domain/brand.ts'

const PATIENCE_MS = 15_000

/** Longest name of a sender that phones show; a gateway takes letters and digits. */
const MAX_SENDER = 11

const Answer = z.object({
  errors: z.optional(z.array(z.unknown())),
  messages: z.optional(z.record(z.string(), z.object({ status: z.optional(z.string()) }))),
})

/**
 * Hands a text message to the gateway, by the HTTP API of Quriiri: JSON, with the account's key. `batchid` names the
 * message in its reports. Throws where the gateway does not answer or does not take it.
 */
export async function sendText(to: string, text: string, batchid: string): Promise<void> {
  const { SMS_URL = '', SMS_KEY = '', SMS_SENDER } = process.env
  const sender = SMS_SENDER || brand.name.replace(/[^A-Za-z0-9]/g, '').slice(0, MAX_SENDER)
  const response = await fetch(SMS_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `apikey ${SMS_KEY}` },
    body: JSON.stringify({ sender, destination: to, text, batchid }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!response.ok) throw new GatewayRefused(`HTTP ${response.status}`)
  const answer = Answer.safeParse(await response.json())
  if (!answer.success) throw new GatewayRefused('an unreadable answer')
  const { errors = [], messages = {} } = answer.data
  const isTaken = Object.values(messages).every(({ status }) => status !== 'error')
  if (errors.length > 0 || !isTaken) throw new GatewayRefused('the message was not taken')
}

/** The gateway has not taken a message. The reason names no number. */
class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused'
}
