import type { CollectionBeforeValidateHook } from 'payload'
import { LONGEST_EXPERIMENT_DAYS } from '#contracts/experiments.ts'
import { adminRefusal } from '#plugins/kit/admin/admin-refusal.ts'
import { now } from '#plugins/kit/clock.ts'
import { findAll, type Stored } from '#plugins/kit/storage/documents.ts'

const DAY_MS = 86_400_000
/** What decides who is in which group, and for what they are counted. */
const SETTLED = ['key', 'tenant', 'market', 'goal', 'groups', 'startsAt'] as const

/** Refuses what would make the result of an experiment untrue. */
export const refuseUnfairExperiment: CollectionBeforeValidateHook<Stored<'experiments'>> = async ({
  data = {},
  originalDoc,
  req,
}) => {
  const { tenant, market, groups = [], startsAt, endsAt } = { ...originalDoc, ...data }
  const started = originalDoc?.startsAt ? Date.parse(originalDoc.startsAt) : Number.POSITIVE_INFINITY
  const hasStarted = started <= now().getTime()
  if (hasStarted && SETTLED.some((name) => name in data && settled(data[name]) !== settled(originalDoc?.[name])))
    throw adminRefusal('experiments.started')
  const rows = groups ?? []
  if (new Set(rows.map(({ strategy }) => strategy)).size < rows.length) throw adminRefusal('experiments.same_twice')
  if (rows.reduce((sum, { share }) => sum + share, 0) !== 100) throw adminRefusal('experiments.shares')
  if (!startsAt || !endsAt) return data
  const days = (Date.parse(endsAt) - Date.parse(startsAt)) / DAY_MS
  if (days <= 0 || days > LONGEST_EXPERIMENT_DAYS) throw adminRefusal('experiments.length')
  const beside = await findAll(req, 'experiments', {
    tenant: { equals: tenant },
    market: { equals: market },
    startsAt: { less_than: endsAt },
    endsAt: { greater_than: startsAt },
  })
  if (beside.some(({ id }) => id !== originalDoc?.id)) throw adminRefusal('experiments.beside_another')
  return data
}

/** A value as it decides: rows without their ids, and an instant however it is written. */
function settled(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify((value as Row[]).map(({ strategy, share }) => [strategy, share]))
  const instant = typeof value === 'string' && value.includes('T') ? Date.parse(value) : Number.NaN
  return JSON.stringify(Number.isNaN(instant) ? (value ?? null) : instant)
}

interface Row {
  strategy: string
  share: number
}
