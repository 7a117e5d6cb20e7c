import { createLocalReq } from 'payload'
import { backoffMs, isBlocked, isFree, isStuck, findStep, type PendingStep } from '#domain/pending-steps.ts'
import { machineIso, nowIso } from '../clock.ts'
import { codeOf } from '../logged.ts'
import type { DocumentId, WithPayload } from '../storage/documents.ts'
import { perShop } from '../storage/per-shop.ts'
import { asWork } from '../tasks/open-work.ts'
import { later } from '../tasks/later.ts'
import {
  changeMine,
  claim,
  claimOf,
  findDocument,
  freeStep,
  renewing,
  type Claimed,
  type StepTarget,
} from './claims.ts'
import { enterLane } from './lanes.ts'
import { inStep, readPendingSteps, WRITER_LEASE_MS } from './schedule-steps.ts'
import { seenLast } from './seen-last.ts'
import { eraseStuck, noteStuck } from './stuck-steps.ts'
import { nameOf, stepsOfCollection, waitsForOf, type DocumentWithSteps, type StepsSlug, type Undone } from './steps.ts'

/** What has become of a step: whether it is owed no more, and what it threw. */
interface Attempt {
  isDone: boolean
  problem?: unknown
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
export async function runSteps(
  { payload }: WithPayload,
  collection: StepsSlug,
  { id, owed: pendingSteps, owedVersion }: DocumentWithSteps,
): Promise<void> {
  const steps = stepsOfCollection(payload.config, collection)
  const targetOf = (each: PendingStep) => ({ payload, steps, id, ...each })
  const written = (pendingSteps ?? []).filter(({ claim, leasedUntil }) => claim === owedVersion && leasedUntil !== null)
  const { leases } = ownSteps({ payload })
  const now = machineIso()
  for (const [name, until] of leases) if (until < now) leases.delete(name)
  for (const each of written) leases.set(claimOf(targetOf(each)), each.leasedUntil ?? '')
  const { within = [], after = [] } = Object.groupBy(written, ({ step }) =>
    steps.table[step]?.isInAnswer ? 'within' : 'after',
  )
  const problems: unknown[] = []
  for (const each of within) problems.push((await tryStep(targetOf(each))).problem)
  if (after.length > 0) later(payload, `steps of ${collection}`, 0, () => tryAll(after.map(targetOf)))
  const problem = problems.find((each) => each !== undefined)
  // As the step has thrown it: a refusal is answered as one.
  if (problem) throw problem
}

/** Tries steps beside each other, each in its lane, and what has waited for them. Gives how many are done. */
export async function tryAll(all: readonly StepTarget[]): Promise<number> {
  const counts = await Promise.all(all.map(tryInLane))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function tryInLane(pendingSteps: StepTarget): Promise<number> {
  const { steps, step } = pendingSteps
  const leave = await enterLane(`${steps.collection} ${step}`, steps.table[step]?.concurrency)
  if (!leave) return 0
  const { isDone } = await tryStep(pendingSteps).finally(leave)
  return isDone ? 1 + (await tryFollowing(pendingSteps)) : 0
}

/** What has waited for a step that is done runs at once. */
async function tryFollowing(done: StepTarget): Promise<number> {
  const { steps, id, step } = done
  const waiting = Object.entries(steps.table).filter(([, { waitsFor = [] }]) => waitsFor.includes(step))
  if (waiting.length === 0) return 0
  const { owed: pendingSteps } = (await readPendingSteps(done, steps.collection, { id: { equals: id } })) ?? {}
  const next = (pendingSteps ?? []).filter((each) => waiting.some(([name]) => name === each.step))
  return tryAll(next.map(({ step: name, of }) => ({ ...done, step: name, of })))
}

/** Does a step, if it may be done now; after the first, where this process does it already: it may be owed anew since. */
export function tryStep(pendingSteps: StepTarget): Promise<Attempt> {
  const name = nameOf(pendingSteps)
  const { running } = ownSteps(pendingSteps)
  const attempt = (running.get(name) ?? Promise.resolve())
    .then(() => begin(pendingSteps))
    .finally(() => {
      if (running.get(name) === attempt) running.delete(name)
    })
  running.set(name, attempt)
  return attempt
}

async function begin(pendingSteps: StepTarget): Promise<Attempt> {
  // Over what this process has seen last a claim needs no reading.
  const seen = seenLast(pendingSteps, pendingSteps.steps.collection, pendingSteps.id)
  const next = seen && openEntry(pendingSteps, seen)
  const ahead = next && isFreeNow(next) ? await claim(pendingSteps, seen, next) : null
  if (ahead) return perform(pendingSteps, ahead)
  const document = await findDocument(pendingSteps)
  const entry = document && openEntry(pendingSteps, document)
  if (!entry) return NOT_TRIED
  const lease = ownSteps(pendingSteps).leases.get(claimOf({ ...pendingSteps, ...entry }))
  if (lease === entry.leasedUntil && lease !== null && lease > machineIso(WRITER_LEASE_MS / 2))
    return perform(pendingSteps, { document, entry })
  if (!isFreeNow(entry)) return NOT_TRIED
  const claimed = await claim(pendingSteps, document, entry)
  return claimed ? perform(pendingSteps, claimed) : begin(pendingSteps)
}

/** A step as a document owes it; not where it is owed no more, or waits for another. */
function openEntry(name: StepTarget, document: DocumentWithSteps): PendingStep | undefined {
  const pendingSteps = document.owed ?? []
  const entry = findStep(pendingSteps, name)
  return entry && !isBlocked(entry, pendingSteps, waitsForOf(name.steps)) ? entry : undefined
}

const isFreeNow = (entry: PendingStep) => isFree(entry, { shop: nowIso(), machine: machineIso() })

async function perform(pendingSteps: StepTarget, claimed: Claimed): Promise<Attempt> {
  const { logger } = pendingSteps.payload
  const { document, entry } = claimed
  const what = { step: `${pendingSteps.steps.collection} ${pendingSteps.step}`, document: document.id }
  const stopRenewing = renewing(pendingSteps, entry)
  try {
    const undone = await asWork(`step ${what.step}`, () => doStep(pendingSteps, document)).finally(stopRenewing)
    if (undone && 'givenUp' in undone) logger.error({ ...what, reason: undone.givenUp }, 'A step was given up')
    await note(pendingSteps, claimed, undone ?? 'done')
    return { isDone: !undone }
  } catch (problem) {
    logger.warn({ err: problem, ...what, attempts: entry.attempts }, 'A step failed and waits')
    await note(pendingSteps, claimed, { failed: codeOf(problem) }).catch((unnoted: unknown) =>
      logger.error({ err: unnoted, ...what }, 'What became of a step was not noted'),
    )
    return { isDone: false, problem }
  } finally {
    ownSteps(pendingSteps).leases.delete(claimOf({ ...pendingSteps, ...entry }))
  }
}

async function doStep({ payload, steps, step, of }: StepTarget, document: Claimed['document']): Promise<Undone | void> {
  const found = steps.table[step]
  // Of a newer version of the shop, or of one that had it.
  if (!found) return { givenUp: 'unknown' }
  const context = inStep({ collection: steps.collection, id: document.id, step, of })
  return found.run(await createLocalReq({ context }, payload), document, of)
}

type Result = 'done' | Undone | { failed: string }

/** Notes the result of a claim, unless the step was owed anew, or claimed by another, since. */
async function note(pendingSteps: StepTarget, { document, entry }: Claimed, result: Result): Promise<void> {
  const { claim: mine, attempts, isListed } = entry
  const changes = changesBy(result, attempts)
  // Told first: a crash in between tells staff of what is tried again, instead of nobody of what is not.
  if (changes?.isListed)
    await noteStuck(pendingSteps, pendingSteps, { reason: changes.code ?? '', attempts, triedAt: nowIso() })
  await changeMine(
    pendingSteps,
    mine,
    changes,
    seenLast(pendingSteps, pendingSteps.steps.collection, document.id) ?? document,
  )
  if (!changes && isListed) await eraseStuck(pendingSteps, pendingSteps)
}

function changesBy(result: Result, attempts: number): Partial<PendingStep> | null {
  if (result === 'done') return null
  if ('notBefore' in result) return { dueAt: result.notBefore, leasedUntil: null, attempts: 0, code: null }
  if ('givenUp' in result) return { dueAt: null, leasedUntil: null, code: result.givenUp, isListed: true }
  const dueAt = nowIso(backoffMs(attempts, Math.random()))
  return { dueAt, leasedUntil: null, code: result.failed, ...(isStuck(attempts) && { isListed: true }) }
}

/**
 * Does an owed step at once, whoever has it: somebody waits for it. Throws what it throws. Nothing where it is owed no more.
 */
export async function doNow(
  { payload }: WithPayload,
  collection: StepsSlug,
  id: DocumentId,
  step: string,
  of: string | null = null,
): Promise<void> {
  const pendingSteps = { payload, steps: stepsOfCollection(payload.config, collection), id, step, of }
  await ownSteps(pendingSteps).running.get(nameOf(pendingSteps))
  await freeStep(pendingSteps, { dueAt: nowIso() })
  const { problem } = await tryStep(pendingSteps)
  if (problem) throw problem
}
