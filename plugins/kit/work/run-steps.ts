import { createLocalReq, type Payload } from 'payload'
import { backoffMs, isBlocked, isFree, isStuck, owedStep, type OwedStep } from '#domain/owed-steps.ts'
import { machineIso, nowIso } from '../clock.ts'
import { loggedError } from '../logged.ts'
import { findOne, type DocumentId, type WithPayload } from '../storage/documents.ts'
import { perShop } from '../storage/per-shop.ts'
import { asWork } from '../tasks/open-work.ts'
import { later } from '../tasks/later.ts'
import {
  changeMine,
  claim,
  claimOf,
  findDocument,
  freeStep,
  LEASE_MS,
  nameOf,
  renewing,
  type AnyStored,
  type Owed,
} from './claims.ts'
import { enterLane } from './lanes.ts'
import { inShopMs } from './owing.ts'
import { seenLast } from './seen-last.ts'
import { forgetStuck, noteStuck } from './stuck-steps.ts'
import { stepsOfCollection, waitsForOf, type OwingDocument, type OwingSlug, type Undone } from './steps.ts'

/** What has become of a step: whether it is owed no more, and what it threw. */
interface Attempt {
  isDone: boolean
  problem?: unknown
}

/** A document as it was when one of its steps was claimed, and that step. */
interface Claimed {
  document: AnyStored
  entry: OwedStep
}

const NOT_TRIED: Attempt = { isDone: false }

/** Steps that this process has claimed, with the ends of the leases, and those that it does. */
interface OwnSteps {
  leases: Map<string, string>
  running: Map<string, Promise<Attempt>>
}

/** The steps of a shop that this process has. */
export const ownSteps = perShop('own steps', (): OwnSteps => ({ leases: new Map(), running: new Map() }))

/**
 * Does what a document owes since it was just written: within the answer what that waits for, the rest after it. Throws what such
 * a step throws; it stays owed.
 */
export async function doOwed(
  { payload }: WithPayload,
  collection: OwingSlug,
  { id, owed, owedVersion }: OwingDocument,
): Promise<void> {
  const steps = stepsOfCollection(payload.config, collection)
  const written = (owed ?? []).filter(({ claim, leasedUntil }) => claim === owedVersion && leasedUntil !== null)
  const { leases } = ownSteps({ payload })
  const now = machineIso()
  for (const [name, until] of leases) if (until < now) leases.delete(name)
  for (const each of written) leases.set(claimOf({ steps, id, ...each }), each.leasedUntil ?? '')
  const { within = [], after = [] } = Object.groupBy(written, ({ step }) =>
    steps.table[step]?.isInAnswer ? 'within' : 'after',
  )
  const problems: unknown[] = []
  for (const each of within) problems.push((await tryStep(payload, { steps, id, ...each })).problem)
  if (after.length > 0)
    later(payload, `steps of ${collection}`, 0, async () => {
      await Promise.all(after.map((each) => tryInLane(payload, { steps, id, ...each })))
    })
  const problem = problems.find((each) => each !== undefined)
  // As the step has thrown it: a refusal is answered as one.
  if (problem) throw problem
}

/** Tries a step in its lane, and what has waited for it. Null where the lane is full; gives how many steps are done. */
export async function tryInLane(payload: Payload, owed: Owed): Promise<number | null> {
  const { steps, step } = owed
  const leave = await enterLane(`${steps.collection} ${step}`, steps.table[step]?.concurrency)
  if (!leave) return null
  const { isDone } = await tryStep(payload, owed).finally(leave)
  return isDone ? 1 + (await tryFollowing(payload, owed)) : 0
}

/** Claims a step over what this process has seen its document owe last, without reading it. Null where that does not serve. */
async function claimSeen(payload: Payload, owed: Owed): Promise<Claimed | null> {
  const { steps, id } = owed
  const seen = seenLast({ payload }, steps.collection, id)
  const entry = seen && owedStep(seen.owed ?? [], owed)
  if (!seen || !entry || isBlocked(entry, seen.owed ?? [], waitsForOf(steps))) return null
  if (!isFree(entry, { shop: nowIso(), machine: machineIso() })) return null
  const document = await claim(payload, owed, seen, entry)
  const claimed = document && owedStep(document.owed ?? [], owed)
  return document && claimed ? { document, entry: claimed } : null
}

/** What has waited for a step that is done runs at once. */
async function tryFollowing(payload: Payload, { steps, id, step }: Owed): Promise<number> {
  const waiting = Object.entries(steps.table).filter(([, { waitsFor = [] }]) => waitsFor.includes(step))
  if (waiting.length === 0) return 0
  const { owed } = (await findOne({ payload }, steps.collection, { id: { equals: id } }, ['owed'])) ?? {}
  const next = (owed ?? []).filter((each) => waiting.some(([name]) => name === each.step))
  const done = await Promise.all(next.map(({ step: name, of }) => tryInLane(payload, { steps, id, step: name, of })))
  return done.reduce<number>((sum, each) => sum + (each ?? 0), 0)
}

/** Does a step, if it may be done now; after the first, where this process does it already: it may be owed anew since. */
export function tryStep(payload: Payload, owed: Owed): Promise<Attempt> {
  const name = nameOf(owed)
  const { running } = ownSteps({ payload })
  const attempt = (running.get(name) ?? Promise.resolve())
    .then(() => begin(payload, owed))
    .finally(() => {
      if (running.get(name) === attempt) running.delete(name)
    })
  running.set(name, attempt)
  return attempt
}

async function begin(payload: Payload, owed: Owed): Promise<Attempt> {
  const { steps, id } = owed
  const ahead = await claimSeen(payload, owed)
  if (ahead) return perform(payload, owed, ahead.document, ahead.entry)
  const document = await findDocument(payload, steps, id)
  const entry = document && owedStep(document.owed ?? [], owed)
  if (!document || !entry || isBlocked(entry, document.owed ?? [], waitsForOf(steps))) return NOT_TRIED
  const lease = ownSteps({ payload }).leases.get(claimOf({ ...owed, ...entry }))
  if (lease === entry.leasedUntil && lease !== null && lease > machineIso(LEASE_MS / 2))
    return perform(payload, owed, document, entry)
  if (!isFree(entry, { shop: nowIso(), machine: machineIso() })) return NOT_TRIED
  const claimed = await claim(payload, owed, document, entry)
  // Another was first, with this step or with one beside it.
  return claimed ? perform(payload, owed, claimed, owedStep(claimed.owed ?? [], owed) ?? entry) : begin(payload, owed)
}

async function perform(payload: Payload, owed: Owed, document: AnyStored, entry: OwedStep): Promise<Attempt> {
  const { steps, step } = owed
  const what = { step: `${steps.collection} ${step}`, document: document.id }
  const stopRenewing = renewing(payload, owed, entry)
  try {
    const undone = await asWork(`step ${what.step}`, () => doStep(payload, owed, document)).finally(stopRenewing)
    if (undone && 'givenUp' in undone) payload.logger.error({ ...what, reason: undone.givenUp }, 'A step was given up')
    await note(payload, owed, { document, entry }, undone ?? 'done')
    return { isDone: !undone }
  } catch (problem) {
    payload.logger.warn({ err: problem, ...what, attempts: entry.attempts }, 'A step failed and waits')
    await note(payload, owed, { document, entry }, { failed: codeOf(problem) }).catch((unnoted: unknown) =>
      payload.logger.error({ err: unnoted, ...what }, 'What became of a step was not noted'),
    )
    return { isDone: false, problem }
  } finally {
    ownSteps({ payload }).leases.delete(claimOf({ ...owed, ...entry }))
  }
}

async function doStep(payload: Payload, { steps, step, of }: Owed, document: AnyStored): Promise<Undone | void> {
  const found = steps.table[step]
  // Of a newer version of the shop, or of one that had it.
  if (!found) return { givenUp: 'unknown' }
  return found.run(await createLocalReq({}, payload), document, of)
}

/** Notes the result of a claim, unless the step was owed anew, or claimed by another, since. */
async function note(
  payload: Payload,
  owed: Owed,
  { document, entry: { claim, attempts, isListed } }: Claimed,
  result: 'done' | Undone | { failed: string },
): Promise<void> {
  const changes = changesBy(result, attempts)
  // Told first: a crash in between tells staff of what is tried again, instead of nobody of what is not.
  if (changes?.isListed) await noteStuck({ payload }, owed, { reason: changes.code ?? '', attempts, triedAt: nowIso() })
  await changeMine(payload, owed, claim, changes, seenLast({ payload }, owed.steps.collection, document.id) ?? document)
  if (!changes && isListed) await forgetStuck({ payload }, owed)
}

function changesBy(result: Parameters<typeof note>[3], attempts: number): Partial<OwedStep> | null {
  if (result === 'done') return null
  if ('notBefore' in result) return { dueAt: result.notBefore, leasedUntil: null, attempts: 0, code: null }
  if ('givenUp' in result) return { dueAt: null, leasedUntil: null, code: result.givenUp, isListed: true }
  const dueAt = inShopMs(backoffMs(attempts, Math.random()))
  return { dueAt, leasedUntil: null, code: result.failed, ...(isStuck(attempts) && { isListed: true }) }
}

/**
 * Does an owed step at once, whoever has it: somebody waits for it. Throws what it throws. Nothing where it is owed no more.
 */
export async function doNow(
  { payload }: WithPayload,
  collection: OwingSlug,
  id: DocumentId,
  step: string,
  of: string | null = null,
): Promise<void> {
  const owed = { steps: stepsOfCollection(payload.config, collection), id, step, of }
  await ownSteps({ payload }).running.get(nameOf(owed))
  await freeStep(payload, owed, { dueAt: nowIso() })
  const { problem } = await tryStep(payload, owed)
  if (problem) throw problem
}

function codeOf(problem: unknown): string {
  const { code, type } = loggedError(problem)
  return String(code ?? type)
}
