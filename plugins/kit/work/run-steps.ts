import { createLocalReq } from 'payload'
import { backoffMs, isBlocked, isFree, isStuck, findStep, stepKey, type PendingStep } from '#domain/pending-steps.ts'
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
import { stepsOfCollection, waitsForOf, type DocumentWithSteps, type StepsSlug, type Undone } from './steps.ts'

/** The result of an attempt: whether the step is done, and what it threw. */
interface Attempt {
  isDone: boolean
  problem?: unknown
}

const NOT_TRIED: Attempt = { isDone: false }

/** The steps that this process has claimed, with the ends of their leases (ISO), and those that it runs now. */
interface OwnSteps {
  leases: Map<string, string>
  running: Map<string, Promise<Attempt>>
}

/** The steps of this shop that this process runs. */
export const ownSteps = perShop('own steps', (): OwnSteps => ({ leases: new Map(), running: new Map() }))

/**
 * Runs the steps that were scheduled when the document was just written: those that the answer waits for now, the rest after
 * it. Throws what a step of the answer throws; that step stays scheduled.
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

/** Runs steps side by side, each in its lane, and then the steps that waited for them. Returns how many are done. */
export async function tryAll(all: readonly StepTarget[]): Promise<number> {
  const counts = await Promise.all(all.map(tryInLane))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function tryInLane(target: StepTarget): Promise<number> {
  const { steps, step } = target
  const leave = await enterLane(`${steps.collection} ${step}`, steps.table[step]?.concurrency)
  if (!leave) return 0
  const { isDone } = await tryStep(target).finally(leave)
  return isDone ? 1 + (await tryFollowing(target)) : 0
}

/** Runs the steps that waited for a step that is done. */
async function tryFollowing(done: StepTarget): Promise<number> {
  const { steps, id, step } = done
  const waiting = Object.entries(steps.table).filter(([, { waitsFor = [] }]) => waitsFor.includes(step))
  if (waiting.length === 0) return 0
  const { owed: pendingSteps } = (await readPendingSteps(done, steps.collection, { id: { equals: id } })) ?? {}
  const next = (pendingSteps ?? []).filter((each) => waiting.some(([name]) => name === each.step))
  return tryAll(next.map(({ step: name, of }) => ({ ...done, step: name, of })))
}

/**
 * Runs a step if it is due. Where this process runs it already, a second attempt follows the first: the step may have been
 * scheduled again meanwhile.
 */
export function tryStep(target: StepTarget): Promise<Attempt> {
  const name = stepKey(target)
  const { running } = ownSteps(target)
  const attempt = (running.get(name) ?? Promise.resolve())
    .then(() => begin(target))
    .finally(() => {
      if (running.get(name) === attempt) running.delete(name)
    })
  running.set(name, attempt)
  return attempt
}

async function begin(target: StepTarget): Promise<Attempt> {
  // A claim over the version that this process has read last needs no further read.
  const seen = seenLast(target, target.steps.collection, target.id)
  const next = seen && openEntry(target, seen)
  const ahead = next && isFreeNow(next) ? await claim(target, seen, next) : null
  if (ahead) return perform(target, ahead)
  const document = await findDocument(target)
  const entry = document && openEntry(target, document)
  if (!entry) return NOT_TRIED
  const lease = ownSteps(target).leases.get(claimOf({ ...target, ...entry }))
  if (lease === entry.leasedUntil && lease !== null && lease > machineIso(WRITER_LEASE_MS / 2))
    return perform(target, { document, entry })
  if (!isFreeNow(entry)) return NOT_TRIED
  const claimed = await claim(target, document, entry)
  return claimed ? perform(target, claimed) : begin(target)
}

/** The pending step of a document; undefined where it is done, or waits for another step. */
function openEntry(name: StepTarget, document: DocumentWithSteps): PendingStep | undefined {
  const pendingSteps = document.owed ?? []
  const entry = findStep(pendingSteps, name)
  return entry && !isBlocked(entry, pendingSteps, waitsForOf(name.steps)) ? entry : undefined
}

const isFreeNow = (entry: PendingStep) => isFree(entry, { shop: nowIso(), machine: machineIso() })

async function perform(target: StepTarget, claimed: Claimed): Promise<Attempt> {
  const { logger } = target.payload
  const { document, entry } = claimed
  const what = { step: `${target.steps.collection} ${target.step}`, document: document.id }
  const stopRenewing = renewing(target, entry)
  try {
    const undone = await asWork(`step ${what.step}`, () => doStep(target, document)).finally(stopRenewing)
    if (undone && 'givenUp' in undone) logger.error({ ...what, reason: undone.givenUp }, 'A step was given up')
    await note(target, claimed, undone ?? 'done')
    return { isDone: !undone }
  } catch (problem) {
    logger.warn({ err: problem, ...what, attempts: entry.attempts }, 'A step failed and waits')
    await note(target, claimed, { failed: codeOf(problem) }).catch((unnoted: unknown) =>
      logger.error({ err: unnoted, ...what }, 'What became of a step was not noted'),
    )
    return { isDone: false, problem }
  } finally {
    ownSteps(target).leases.delete(claimOf({ ...target, ...entry }))
  }
}

async function doStep({ payload, steps, step, of }: StepTarget, document: Claimed['document']): Promise<Undone | void> {
  const found = steps.table[step]
  // Unknown step: written by another version of the shop.
  if (!found) return { givenUp: 'unknown' }
  const context = inStep({ collection: steps.collection, id: document.id, step, of })
  return found.run(await createLocalReq({ context }, payload), document, of)
}

type Result = 'done' | Undone | { failed: string }

/** Records the result of a claim, unless the step was scheduled again, or claimed by another process, since. */
async function note(target: StepTarget, { document, entry }: Claimed, result: Result): Promise<void> {
  const { claim: mine, attempts, isListed } = entry
  const changes = changesBy(result, attempts)
  // Record the failure before rescheduling. A crash between the two then shows staff a step that is retried anyway; the
  // other order would hide one that is not.
  if (changes?.isListed) await noteStuck(target, target, { reason: changes.code ?? '', attempts, triedAt: nowIso() })
  await changeMine(target, mine, changes, seenLast(target, target.steps.collection, document.id) ?? document)
  if (!changes && isListed) await eraseStuck(target, target)
}

function changesBy(result: Result, attempts: number): Partial<PendingStep> | null {
  if (result === 'done') return null
  if ('notBefore' in result) return { dueAt: result.notBefore, leasedUntil: null, attempts: 0, code: null }
  if ('givenUp' in result) return { dueAt: null, leasedUntil: null, code: result.givenUp, isListed: true }
  const dueAt = nowIso(backoffMs(attempts, Math.random()))
  return { dueAt, leasedUntil: null, code: result.failed, ...(isStuck(attempts) && { isListed: true }) }
}

/**
 * Runs a pending step at once, even where another process has claimed it, because a caller waits for it. Throws what the step
 * throws. Does nothing where the step is done.
 */
export async function doNow(
  { payload }: WithPayload,
  collection: StepsSlug,
  id: DocumentId,
  step: string,
  of: string | null = null,
): Promise<void> {
  const target = { payload, steps: stepsOfCollection(payload.config, collection), id, step, of }
  await ownSteps(target).running.get(stepKey(target))
  await freeStep(target, { dueAt: nowIso() })
  const { problem } = await tryStep(target)
  if (problem) throw problem
}
