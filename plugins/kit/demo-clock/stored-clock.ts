import type { CollectionConfig, Payload } from 'payload'
import { realServices } from '#domain/demo-clock.ts'
import { changeIf, createUnlessTaken, findOne, type WithPayload } from '../storage/documents.ts'
import { polling } from '../tasks/polling.ts'
import { hiddenCollection } from '../admin/hidden-collection.ts'

/** How far the shop's clock runs ahead of the machine's: one document, of a demo. A restart goes on with it. */
export const shopClock: CollectionConfig = {
  slug: 'shop-clock',
  ...hiddenCollection({ ofCustomers: 'nothing' }),
  timestamps: false,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, index: true },
    { name: 'aheadMs', type: 'number', required: true },
  ],
}

const NAMED = { name: { equals: 'clock' } }
const POLL_MS = 250

/** Whether the clock may be moved: the operator has said so, and everything outside is a stand-in. */
export function isDemo(): boolean {
  return process.env.SHOP_DEMO_CLOCK === 'on' && realServices(process.env, standIns()).length === 0
}

/** The addresses of the stand-ins, as the start sets them. The first one receives the time. */
function standIns(): string[] {
  return (process.env.SHOP_STAND_INS ?? '').split(' ')
}

/** How far the clock was moved when it was last. */
export async function storedAhead(context: WithPayload): Promise<number> {
  return (await findOne(context, 'shop-clock', NAMED))?.aheadMs ?? 0
}

/** Moves the clock forward to so far ahead, for the stand-ins, for the next start, for other processes and for this one. */
export async function setAhead(context: WithPayload, aheadMs: number): Promise<void> {
  await moveClockOfStandIns(aheadMs)
  const isBehind = { and: [NAMED, { aheadMs: { less_than: aheadMs } }] }
  if (!(await changeIf(context, 'shop-clock', isBehind, { aheadMs })))
    await createUnlessTaken(context, 'shop-clock', { name: 'clock', aheadMs })
  await applyAhead(aheadMs)
}

/** Lets this process run so far ahead. Pages that it rendered before are of another day. */
async function applyAhead(aheadMs: number): Promise<void> {
  if (aheadMs === (globalThis.clockAheadMs ?? 0)) return
  globalThis.clockAheadMs = aheadMs
  await globalThis.siteCache?.invalidate({ tags: 'all' })
}

async function moveClockOfStandIns(aheadMs: number): Promise<void> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ aheadMs }) }
  const report = () => fetch(`${standIns()[0]}/clock`, { ...init, signal: AbortSignal.timeout(5000) })
  // A reused connection may be closed by now. Sending the same time twice is harmless.
  const answer = await report().catch(report)
  if (!answer.ok) throw new Error(`The stand-ins did not take the time: ${answer.status}`)
}

/** Goes on with the clock where it was, and follows it wherever another process moves it. Nothing where this is no demo. */
export async function followClock(payload: Payload): Promise<{ stop: () => void }> {
  if (!isDemo()) return { stop: () => undefined }
  await applyAhead(await storedAhead({ payload }))
  if (globalThis.clockAheadMs) await moveClockOfStandIns(globalThis.clockAheadMs)
  return polling(payload, 'clock', POLL_MS, async () => {
    const aheadMs = await storedAhead({ payload })
    // One that is read late is behind what this process has set since.
    if (aheadMs > (globalThis.clockAheadMs ?? 0)) await applyAhead(aheadMs)
  })
}
