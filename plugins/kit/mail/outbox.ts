import { setTimeout as pause } from 'node:timers/promises'
import { createLocalReq, type CollectionConfig, type Payload, type PayloadRequest, type Where } from 'payload'
import { CUSTOMER_STAFF, readBy } from '../admin/access.ts'
import { now, nowIso } from '../clock.ts'
import { internalField, momentPicker } from '../admin/admin-fields.ts'
import {
  changeIf,
  createUnlessTaken,
  deleteWhere,
  findEach,
  findAll,
  findOne,
  type DocumentChanges,
  type DocumentId,
  type Stored,
} from '../storage/documents.ts'
import { typed } from '../storage/document-types.ts'
import { perShop } from '../storage/per-shop.ts'
import { retentionCutoff } from '../tasks/retention-cutoff.ts'
import type { ScheduledTask } from '../extend.ts'
import { namedHook } from '../hook.ts'
import { openSealed } from '../sealing/open-sealed.ts'
import { seal } from '../sealing/secrets.ts'
import { inParallel, oneByOne } from '../in-parallel.ts'
import { isBegun, runningStep } from '../work/schedule-steps.ts'
import { eraseStuck, listStuck, stuckDocuments } from '../work/stuck-steps.ts'
import { declares, readOnly } from '../admin/declares.ts'

const POSTING_STEP = "import('#plugins/kit/work/schedule-steps.ts').DocumentStep | null"

/** Messages that must be sent once, even when the process is killed or the mail server is unavailable. */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  custom: declares({
    may: readOnly('customer-staff'),
    ofCustomers: { storedBy: 'letters' },
    sealed: ['message'],
    forgotten: { 'sent mail': 'apart' },
  }),
  labels: { singular: 'lähtevä viesti', plural: 'Lähtevät viestit' },
  access: readBy(...CUSTOMER_STAFF),
  admin: {
    group: 'Myynti',
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'state', 'to', 'channel', 'createdAt'],
    listSearchableFields: ['subject', 'to'],
    description:
      'Kauppa lähettää viestit itse ja yrittää kahdeksan kertaa. Viesti, joka ei mennyt perille, on luettelossa Odottaa apua. Siellä sen voi lähettää uudelleen tai jättää lähettämättä.',
  },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: internalField },
    { name: 'to', label: 'Vastaanottaja', type: 'text', required: true, index: true },
    { name: 'subject', label: 'Aihe', type: 'text', required: true },
    {
      name: 'channel',
      label: 'Kanava',
      type: 'select',
      defaultValue: 'mail',
      options: [
        { value: 'mail', label: 'Sähköposti' },
        { value: 'sms', label: 'Tekstiviesti' },
      ],
    },
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
        { value: 'let_go', label: 'Jätetty lähettämättä' },
      ],
    },
    { name: 'attempts', label: 'Yrityksiä', type: 'number', required: true },
    {
      name: 'letGo',
      label: 'Kuka jätti lähettämättä ja miksi',
      type: 'text',
      admin: { condition: ({ state }) => state === 'let_go' },
    },
    {
      name: 'nextAttemptAt',
      label: 'Seuraava yritys',
      type: 'date',
      index: true,
      admin: { ...momentPicker('Seuraava yritys'), condition: ({ state }) => state === 'waiting' },
    },
    {
      name: 'stuck',
      type: 'ui',
      admin: { components: { Field: '/views/fields/ToStuckField.tsx#ToStuckField' }, disableListColumn: true },
    },
    // Whether the content is erased as soon as it is sent.
    { name: 'isSecret', type: 'checkbox', defaultValue: false, admin: internalField },
    { name: 'postedBy', type: 'json', typescriptSchema: typed(POSTING_STEP), admin: internalField },
    // Sealed, since its links open orders.
    { name: 'message', type: 'textarea', required: true, admin: internalField, access: { read: () => false } },
  ],
}

/** A letter as it is posted. Attachments travel as base64. */
export interface Letter {
  to: string
  subject: string
  text: string
  html: string
  /** One with a `cid` is a picture that the letter shows by it. */
  attachments?: { filename: string; content: string; contentType: string; cid?: string }[]
  /** Such as `List-Unsubscribe`. */
  headers?: Record<string, string>
}

/** A message as it is posted: what staff see of it, and what its carrier gets. */
interface Message {
  channel: 'mail' | 'sms'
  to: string
  subject: string
  content: unknown
  /** Whether the content is stored, sealed, only until it is sent. */
  isSecret?: boolean
}

type OutboxRow = Stored<'outbox'>

/** How messages of a channel leave the shop, beside mail. */
export interface Carrier {
  /** Hands the message over. Throws where it must be tried again. */
  deliver: (req: PayloadRequest, message: unknown) => Promise<unknown>
  /** The first instant from this one on at which a message may leave. */
  nextMoment: (at: Date) => Date
}

/** Carries the messages of a channel; mail has no carrier. */
export const messageCarriers = namedHook<Carrier, NonNullable<OutboxRow['channel']>>('message carriers')

const carrierOf = (req: PayloadRequest, channel: OutboxRow['channel']) => messageCarriers.get(req, channel ?? 'mail')

const ATTEMPTS = 8

/** The step by which a message that did not leave is on the list of what is stuck. */
export const SEND = 'send'

/**
 * A sending process renews its claim this often. One not renewed for longer than the second value is released, which
 * leaves room for clocks that differ by a minute.
 */
const RENEWED_EVERY_MS = 30_000
const GIVEN_UP_SENDING_AFTER_MS = 120_000

/** How long, and how often, it is tried to note that a letter is sent: it would be sent again otherwise. */
const NOTED_FOR_MS = 15 * 60_000
const NOTED_AGAIN_MS = 500

/** Letters that this process has sent and could not note yet. */
const sentUnnoted = perShop('sent letters', () => new Set<DocumentId>())

/** Puts a letter into the outbox, once per key, and sends it at once. The sweep retries one that failed. */
export async function enqueueLetter(
  req: PayloadRequest,
  key: string,
  letter: Letter,
  options?: { isSecret: boolean },
): Promise<void> {
  const { to, subject } = letter
  await enqueueMessage(req, key, { channel: 'mail', to, subject, content: letter, ...options })
}

/** As `enqueueLetter`, for a message of any channel. One that may not leave yet waits until it may. */
export async function enqueueMessage(req: PayloadRequest, key: string, message: Message): Promise<void> {
  const { content, isSecret = false, ...shown } = message
  const data = {
    key,
    ...shown,
    isSecret,
    state: 'waiting' as const,
    attempts: 0,
    nextAttemptAt: nextMoment(req, message.channel),
    message: seal(content),
    postedBy: runningStep(req),
  }
  const row = await createUnlessTaken(req, 'outbox', data)
  if (row)
    void createLocalReq({}, req.payload)
      .then((later) => send(later, row))
      .catch(() => undefined)
}

/** Posts what another row has once more, once per key. What it says stays; each channel finds its receiver in it. */
export async function postAgain(
  req: PayloadRequest,
  { id, channel, subject, message }: OutboxRow,
  { key, to }: { key: string; to: string },
): Promise<void> {
  const content = { ...openSealed<object>(req, `outbox ${id}`, message), to }
  const again = { ...content, ...('key' in content && { key }) }
  await enqueueMessage(req, key, { channel: channel ?? 'mail', to, subject, content: again })
}

/** When a message of this channel may leave: now, or at the end of its quiet hours. */
function nextMoment(req: PayloadRequest, channel: OutboxRow['channel']): string {
  return (carrierOf(req, channel)?.nextMoment(now()) ?? now()).toISOString()
}

/** Claims a letter, sends it and stores the outcome, unless the claim was given to another process meanwhile. */
async function send(req: PayloadRequest, { id, message, channel, isSecret }: OutboxRow): Promise<boolean> {
  const unclaimed = { and: [{ id: { equals: id } }, { state: { equals: 'waiting' } }] }
  const next = nextMoment(req, channel)
  if (next > nowIso()) {
    await changeIf(req, 'outbox', unclaimed, { nextAttemptAt: next })
    return false
  }
  const row = await changeIf(req, 'outbox', unclaimed, { state: 'sending', attempts: { $inc: 1 } })
  if (!row) return false
  const mine = claimed(row)
  try {
    const content = openSealed(req, `outbox ${id}`, message)
    await renewing(req, mine, carrierOf(req, channel)?.deliver(req, content) ?? mail(req.payload, content as Letter))
  } catch (problem) {
    req.payload.logger.warn({ outbox: id, reason: reasonOf(problem) }, 'Mail waits')
    await changeIf(req, 'outbox', mine, afterFailure(row.attempts))
    return false
  }
  sentUnnoted(req).add(id)
  await noteSent(req, mine, isSecret ? { message: seal(null) } : {}).finally(() => sentUnnoted(req).delete(id))
  return true
}

/** Notes that a letter is sent, as soon as the database takes it. */
async function noteSent(req: PayloadRequest, mine: Where, also: DocumentChanges<'outbox'>): Promise<void> {
  for (const until = performance.now() + NOTED_FOR_MS; ; await pause(NOTED_AGAIN_MS, undefined, { ref: false }))
    try {
      await changeIf(req, 'outbox', mine, { state: 'sent', ...also })
      return
    } catch (problem) {
      if (performance.now() > until) throw problem
    }
}

/** The error's message may contain the recipient's address, its code does not. */
function reasonOf(problem: unknown): string {
  const { code, name } = problem instanceof Error ? (problem as NodeJS.ErrnoException) : {}
  return code ?? name ?? 'unknown'
}

/** Renews the claim while a letter is being sent, so that a slow mail server is not given it twice. */
async function renewing(req: PayloadRequest, mine: Where, sending: Promise<unknown>): Promise<void> {
  const heartbeat = setInterval(() => {
    changeIf(req, 'outbox', mine, {}).catch((problem: unknown) => {
      req.payload.logger.warn({ err: problem }, 'The claim of a letter was not renewed')
    })
  }, RENEWED_EVERY_MS)
  await sending.finally(() => clearInterval(heartbeat))
}

/** A letter as long as this claim of it holds. */
function claimed({ id, attempts }: OutboxRow) {
  return { and: [{ id: { equals: id } }, { state: { equals: 'sending' } }, { attempts: { equals: attempts } }] }
}

function mail(payload: Payload, { attachments = [], ...letter }: Letter): Promise<unknown> {
  const decoded = attachments.map(({ content, ...about }) => ({ ...about, content: Buffer.from(content, 'base64') }))
  return payload.sendEmail({ ...letter, attachments: decoded })
}

/** Exponential backoff; gives up after the eighth attempt. */
function afterFailure(attempts: number) {
  const waitMs = 30_000 * 2 ** attempts
  return {
    state: attempts >= ATTEMPTS ? ('failed' as const) : ('waiting' as const),
    nextAttemptAt: nowIso(waitMs),
  }
}

/** Sends letters that are due, releases claims that a crash left behind, and lists what has failed. */
export const sweepOutbox: ScheduledTask = {
  name: 'outbox',
  every: 60_000,
  async run(req) {
    const stale = nowIso(-GIVEN_UP_SENDING_AFTER_MS)
    const left = await findAll(req, 'outbox', {
      and: [{ state: { equals: 'sending' } }, { updatedAt: { less_than: stale } }],
    })
    for (const row of left) {
      if (sentUnnoted(req).has(row.id)) continue
      const isStale = { and: [claimed(row), { updatedAt: { equals: row.updatedAt } }] }
      await changeIf(req, 'outbox', isStale, { state: 'waiting' })
    }

    const isDue = { and: [{ state: { equals: 'waiting' } }, { nextAttemptAt: { less_than_equal: nowIso() } }] }
    const sent = inParallel(findEach(req, 'outbox', isDue), async (letter) => ((await send(req, letter)) ? 1 : 0))
    return sent.finally(() => listFailed(req))
  },
}

/** Deletes letters some time after they were sent. */
export const eraseLetters: ScheduledTask = {
  name: 'forget sent mail',
  every: 3_600_000,
  async run(req) {
    const isOver = { state: { in: ['sent', 'let_go'] } }
    await deleteLetters(req, { and: [isOver, { updatedAt: { less_than: retentionCutoff('sent mail') } }] })
    return 0
  },
}

/** Deletes letters, but for those whose step has begun and not ended: done again it would post them anew. */
export async function deleteLetters(req: PayloadRequest, where: Where): Promise<void> {
  await oneByOne(findEach(req, 'outbox', where), async ({ id, postedBy }) => {
    if (!postedBy || !(await isBegun(req, postedBy))) await deleteWhere(req, 'outbox', { id: { equals: id } })
  })
}

/** Has a failed letter sent once more, now. Whether nothing of it is left to send: one that fails again is a failed one. */
export async function retryLetter(req: PayloadRequest, id: OutboxRow['id']): Promise<boolean> {
  const isFailed = { and: [{ id: { equals: id } }, { state: { equals: 'failed' } }] }
  const letter = await changeIf(req, 'outbox', isFailed, { state: 'waiting', nextAttemptAt: nowIso() })
  if (letter) await send(req, letter)
  const left = await findOne(req, 'outbox', { id: { equals: id } }, ['state'])
  return left === null || left.state === 'sent'
}

/** Gives a failed letter up for good; `why` names who decided so, and why. False where it has not failed. */
export async function dropLetter(req: PayloadRequest, id: OutboxRow['id'], why: string): Promise<boolean> {
  const isFailed = { and: [{ id: { equals: id } }, { state: { equals: 'failed' } }] }
  const changed = await changeIf(req, 'outbox', isFailed, { state: 'let_go', letGo: why })
  if (changed) await eraseStuck(req, stuckLetter(id))
  return changed !== null
}

/** Has the list of what is stuck name the messages that have failed, and no others. */
async function listFailed(req: PayloadRequest): Promise<void> {
  const failed = await findAll(req, 'outbox', { state: { equals: 'failed' } }, { fields: ['attempts', 'updatedAt'] })
  const listed = await stuckDocuments(req, 'outbox', SEND)
  for (const { id, attempts, updatedAt } of failed)
    if (!listed.includes(id))
      await listStuck(req, stuckLetter(id), { reason: 'not_sent', attempts, triedAt: updatedAt })
  for (const id of listed) if (!failed.some((letter) => letter.id === id)) await eraseStuck(req, stuckLetter(id))
}

const stuckLetter = (id: DocumentId) => ({ steps: { collection: 'outbox' as const }, id, step: SEND, of: null })
