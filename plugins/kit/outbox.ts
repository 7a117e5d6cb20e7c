import { createLocalReq, type CollectionConfig, type Payload, type PayloadRequest } from 'payload'
import { nobody, staffIn } from './access.ts'
import { now, nowIso } from './clock.ts'
import { forMachines, momentPicker } from './desk.ts'
import { changeIf, createUnlessTaken, eachOf, findAll } from './documents.ts'
import type { ScheduledTask } from './extend.ts'
import { forgetting } from './forget.ts'
import { openSealed } from './open-sealed.ts'
import { seal } from './secrets.ts'
import { sideBySide } from './side-by-side.ts'

/** Mail that must go out once, even when the shop is killed or the mail server is away. */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  labels: { singular: 'lähtevä viesti', plural: 'Lähtevät viestit' },
  access: { read: staffIn('admin', 'order-handler'), create: nobody, update: nobody, delete: nobody },
  admin: {
    group: 'Myynti',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'state', 'to', 'createdAt'],
    listSearchableFields: ['subject', 'to'],
    description:
      'Kauppa lähettää viestit itse ja yrittää kahdeksan kertaa. Jos viesti ei mennyt perille, avaa se ja lähetä uudelleen, tai tarkista osoite ja ota yhteyttä asiakkaaseen.',
  },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: forMachines },
    { name: 'to', label: 'Vastaanottaja', type: 'text', required: true },
    { name: 'subject', label: 'Aihe', type: 'text', required: true },
    {
      name: 'state',
      label: 'Tila',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'waiting', label: 'Odottaa' },
        { value: 'sending', label: 'Lähtemässä' },
        { value: 'sent', label: 'Lähetetty' },
        { value: 'failed', label: 'Ei mennyt perille' },
      ],
    },
    { name: 'attempts', label: 'Yrityksiä', type: 'number', required: true },
    {
      name: 'nextAttemptAt',
      label: 'Seuraava yritys',
      type: 'date',
      index: true,
      admin: { ...momentPicker('Seuraava yritys'), condition: ({ state }) => state === 'waiting' },
    },
    {
      name: 'again',
      type: 'ui',
      admin: { components: { Field: '/views/fields/SendAgainField.tsx#SendAgainField' }, disableListColumn: true },
    },
    // Opens orders by its links, so it is sealed.
    { name: 'message', type: 'textarea', required: true, admin: forMachines, access: { read: () => false } },
  ],
}

/** A letter as it is posted. Attachments travel as base64. */
export interface Letter {
  to: string
  subject: string
  text: string
  html: string
  attachments?: { filename: string; content: string; contentType: string }[]
}

interface Posted {
  id: number | string
  attempts: number
  /** The letter, sealed. */
  message: string
}

const ATTEMPTS = 8
/** A process that sends renews its claim this often, and loses it when it has not done so for so long. */
const RENEWED_EVERY_MS = 30_000
const GIVEN_UP_SENDING_AFTER_MS = 120_000

/** Posts a letter once per key. It leaves at once where it can, and by the sweep where it cannot. */
export async function postOnce(req: PayloadRequest, key: string, letter: Letter): Promise<void> {
  const { to, subject } = letter
  const data = { key, to, subject, state: 'waiting', attempts: 0, nextAttemptAt: nowIso(), message: seal(letter) }
  const posted = await createUnlessTaken<Posted>(req, 'outbox', data)
  if (posted)
    void createLocalReq({}, req.payload)
      .then((later) => send(later, posted))
      .catch(() => undefined)
}

/** Claims a letter, sends it, and notes how it went. */
async function send(req: PayloadRequest, { id, message }: Posted): Promise<boolean> {
  const unclaimed = { and: [{ id: { equals: id } }, { state: { equals: 'waiting' } }] }
  const claimed = await changeIf<Posted>(req, 'outbox', unclaimed, { state: 'sending', attempts: { $inc: 1 } })
  if (!claimed) return false
  const where = { id: { equals: id } }
  const letter = openSealed<Letter>(req, `outbox ${id}`, message)
  if (!letter) {
    await changeIf(req, 'outbox', where, { state: 'failed' })
    return false
  }
  try {
    await renewing(req, id, mail(req.payload, letter))
    await changeIf(req, 'outbox', where, { state: 'sent' })
    return true
  } catch (problem) {
    req.payload.logger.warn({ outbox: id, reason: reasonOf(problem) }, 'Mail waits')
    await changeIf(req, 'outbox', where, afterFailure(claimed.attempts))
    return false
  }
}

/** What the mail server's message says may name a reader; its code does not. */
function reasonOf(problem: unknown): string {
  const { code, name } = problem instanceof Error ? (problem as NodeJS.ErrnoException) : {}
  return code ?? name ?? 'unknown'
}

/** A claim never ends before its sending does: a mail server that takes its time would be given the letter twice. */
async function renewing(req: PayloadRequest, id: number | string, sending: Promise<unknown>): Promise<void> {
  const isSending = { and: [{ id: { equals: id } }, { state: { equals: 'sending' } }] }
  const beat = setInterval(() => {
    changeIf(req, 'outbox', isSending, {}).catch((problem: unknown) => {
      req.payload.logger.warn({ err: problem, outbox: id }, 'A claim was not renewed')
    })
  }, RENEWED_EVERY_MS)
  await sending.finally(() => clearInterval(beat))
}

function mail(payload: Payload, { attachments = [], ...letter }: Letter): Promise<unknown> {
  const decoded = attachments.map(({ content, ...about }) => ({ ...about, content: Buffer.from(content, 'base64') }))
  return payload.sendEmail({ ...letter, attachments: decoded })
}

/** Waits twice as long after each failure, and gives up after the eighth. */
function afterFailure(attempts: number) {
  const waitMs = 30_000 * 2 ** attempts
  return {
    state: attempts >= ATTEMPTS ? 'failed' : 'waiting',
    nextAttemptAt: new Date(now().getTime() + waitMs).toISOString(),
  }
}

/** Sends what is due, and takes back what a crash left half sent. */
export const sweepOutbox: ScheduledTask = {
  name: 'outbox',
  every: 60_000,
  async run(req) {
    const stale = new Date(now().getTime() - GIVEN_UP_SENDING_AFTER_MS).toISOString()
    const left = await findAll<Posted>(req, 'outbox', {
      and: [{ state: { equals: 'sending' } }, { updatedAt: { less_than: stale } }],
    })
    for (const { id } of left) await changeIf(req, 'outbox', { id: { equals: id } }, { state: 'waiting' })

    const isDue = { and: [{ state: { equals: 'waiting' } }, { nextAttemptAt: { less_than_equal: nowIso() } }] }
    return sideBySide(eachOf<Posted>(req, 'outbox', isDue), async (letter) => ((await send(req, letter)) ? 1 : 0))
  },
}

/** Takes up a letter again that was given up, with all its attempts before it. False where it was not. */
export async function sendAgain(req: PayloadRequest, id: number | string): Promise<boolean> {
  const isLost = { and: [{ id: { equals: id } }, { state: { equals: 'failed' } }] }
  const letter = await changeIf<Posted>(req, 'outbox', isLost, {
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: nowIso(),
  })
  if (letter) void send(req, letter).catch(() => undefined)
  return letter !== null
}

export const forgetSentMail = forgetting('sent mail', 'outbox', (before) => ({
  and: [{ state: { equals: 'sent' } }, { updatedAt: { less_than: before } }],
}))
