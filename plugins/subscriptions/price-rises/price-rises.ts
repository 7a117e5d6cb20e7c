import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { planPriceRise, tryPriceRise } from '#contracts/price-rises.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { Refusal } from '#domain/refusal.ts'
import { assertAnnouncedInTime } from '#domain/subscriptions/price-rise.ts'
import { today } from '#plugins/kit/clock.ts'
import { changeIf, countWhere, createUnlessTaken, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule, scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { raiserOf, type PriceRise, type Raised } from './raising-prices.ts'

export type { PriceRise } from './raising-prices.ts'

type Asked = z.infer<typeof tryPriceRise.input>

/**
 * What would become dearer. Throws if nothing would (`price_rise.no_rise`), or if it is too late to announce it in
 * time.
 */
async function raisedBy(req: PayloadRequest, asked: Asked): Promise<Raised> {
  assertAnnouncedInTime(asked.startsOn, today())
  const raised = await raiserOf(req, asked).raisedBy(req, asked)
  if (raised.articles.length === 0 && !raised.plan) throw new Refusal('price_rise.no_rise')
  return raised
}

/** How many contracts a rise would be announced to, and by how much a delivery or a month rises. It changes nothing. */
export async function tried(req: PayloadRequest, asked: Asked) {
  const raised = await raisedBy(req, asked)
  const rises = await Array.fromAsync(raiserOf(req, asked).risesBy(req, raised, asked.startsOn))
  const sum = rises.reduce((all, rise) => all + rise, 0)
  const average = rises.length === 0 ? 0 : Math.round(sum / rises.length)
  const most = rises.reduce((all, rise) => Math.max(all, rise), 0)
  return { raised: [...raised.articles, ...(raised.plan ? [raised.plan] : [])], contracts: rises.length, average, most }
}

/**
 * Plans a rise, which is announced at once and raises prices on its day. An article, and a plan, is in one open rise at
 * a time.
 */
export async function planned(
  req: PayloadRequest,
  { note, by, ...asked }: z.infer<typeof planPriceRise.input> & { by: string },
): Promise<string> {
  const { articles, plan } = await raisedBy(req, asked)
  const open = await findAll(req, 'price-rises', { state: { equals: 'planned' } })
  const known = new Set(open.flatMap((rise) => rise.articles.map(({ articleId }) => articleId)))
  const isKnown = plan
    ? open.some((rise) => rise.plan?.planId === plan.planId)
    : articles.some(({ articleId }) => known.has(articleId))
  if (isKnown) throw new Refusal('price_rise.planned_already')
  const { startsOn } = asked
  const written = await createUnlessTaken(req, 'price-rises', {
    ref: randomUUID(),
    startsOn,
    state: 'planned' as const,
    articles: [...articles],
    plan: plan ?? null,
    note,
    by,
    ...scheduleSteps(['tell', { step: 'raise', at: helsinkiInstant(startsOn, '00:00') }]),
  })
  if (!written) throw new Error('A rise was not written')
  await runSteps(req, 'price-rises', written)
  return written.ref
}

/** Stops a rise before its day. Stopped already, it stays. */
export async function stopped(req: PayloadRequest, ref: string): Promise<PriceRise['state']> {
  const mayStop = { and: [...isPlanned(ref).and, { startsOn: { greater_than: today() } }] }
  const changed = await changeAndSchedule(req, 'price-rises', mayStop, { state: 'stopped' }, ['takeBack'])
  if (changed) {
    await runSteps(req, 'price-rises', changed)
    return changed.state
  }
  const found = await findOne(req, 'price-rises', { ref: { equals: ref } })
  if (!found) throw new Refusal('price_rise.not_found')
  if (found.state !== 'stopped') throw new Refusal('price_rise.begun')
  return found.state
}

/**
 * Announces the rise to every customer concerned. Cut off and repeated, it goes on with those not yet notified; it ends
 * when the rise is stopped.
 */
export function announceRise(req: PayloadRequest, rise: PriceRise): Promise<void> {
  const stands = async () => (await countWhere(req, 'price-rises', isPlanned(rise.ref))) > 0
  return raiserOf(req, rise).notify(req, rise, stands)
}

/** Notifies those to whom the rise was announced that the price does not rise. */
export function takeBackRise(req: PayloadRequest, rise: PriceRise): Promise<void> {
  return raiserOf(req, rise).takeBack(req, rise)
}

/** The new prices, on the day of a rise that was not stopped. */
export async function raise(req: PayloadRequest, rise: PriceRise): Promise<void> {
  if (rise.state !== 'planned') return
  await raiserOf(req, rise).raise(req, rise)
  await changeIf(req, 'price-rises', isPlanned(rise.ref), { state: 'done' })
}

const isPlanned = (ref: string) => ({ and: [{ ref: { equals: ref } }, { state: { equals: 'planned' } }] })

/** Rises that were planned, of articles or of plans of glasses by the month, the latest first. */
export async function latestRises(req: PayloadRequest, of: 'lenses' | 'glasses'): Promise<PriceRise[]> {
  const found = await findAll(req, 'price-rises', {}, { sort: '-startsOn', limit: 40 })
  return found.filter(({ plan }) => Boolean(plan) === (of === 'glasses')).slice(0, 10)
}
