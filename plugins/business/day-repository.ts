import { randomBytes } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import type { EyeHealthDayWish } from '#contracts/business.ts'
import type { Language } from '#contracts/language.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { openEach, openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal, signature } from '#plugins/kit/sealing/secrets.ts'
import { countWhere, createUnlessTaken, findAll, findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { changeAndSchedule, scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'

const COLLECTION = 'eye-health-days'

/** What a company wrote, and what staff answered; empty before. */
interface SealedDay {
  wish: EyeHealthDayWish
  answer: string
}

type Row = Stored<typeof COLLECTION>

/** An eye-health day, opened. */
export type EyeHealthDay = Omit<Row, 'key' | 'sealed' | 'createdAt' | 'updatedAt'> & SealedDay

const waits: Where = { state: { equals: 'received' } }

/** Writes what a company wishes, or gives what it wished in the same words that day. */
export async function writeDay(req: PayloadRequest, wish: EyeHealthDayWish, language: Language): Promise<EyeHealthDay> {
  const key = signature('eye-health day', JSON.stringify([today(), wish]))
  const written = await createUnlessTaken(req, COLLECTION, {
    ref: randomBytes(12).toString('base64url'),
    key,
    state: 'received',
    language,
    receivedAt: nowIso(),
    answeredAt: null,
    answeredBy: null,
    agreedDay: null,
    ...scheduleSteps(['receipt']),
    sealed: seal({ wish, answer: '' } satisfies SealedDay),
  })
  const day = written ?? (await findOne(req, COLLECTION, { key: { equals: key } }))
  if (!day) throw new Refusal('business.day_unknown')
  return openedDay(req, day)
}

/** Answers a day that waits. Throws where it waits no more. */
export async function answerDay(
  req: PayloadRequest,
  ref: string,
  { day, answer, by }: { day: string | null; answer: string; by: string },
): Promise<EyeHealthDay> {
  const found = await findOne(req, COLLECTION, { ref: { equals: ref } })
  if (!found) throw new Refusal('business.day_unknown')
  const { wish } = openedDay(req, found)
  const state = day === null ? ('declined' as const) : ('agreed' as const)
  const sealed = seal({ wish, answer } satisfies SealedDay)
  const changes = { state, agreedDay: day, answeredAt: nowIso(), answeredBy: by, sealed }
  const changed = await changeAndSchedule(req, COLLECTION, { and: [{ ref: { equals: ref } }, waits] }, changes, [
    'answer',
  ])
  if (!changed) throw new Refusal('business.day_answered')
  return openedDay(req, changed)
}

/** How many days wait for an answer. */
export const countAskedDays = (req: PayloadRequest): Promise<number> => countWhere(req, COLLECTION, waits)

/** Days that wait for an answer, the oldest first. */
export const askedDays = (req: PayloadRequest) => all(req, waits, 'receivedAt')

/** Days that were agreed on, from this ISO day on, the next first. */
export const agreedDays = (req: PayloadRequest, from: string) =>
  all(req, { and: [{ state: { equals: 'agreed' } }, { agreedDay: { greater_than_equal: from } }] }, 'agreedDay')

async function all(req: PayloadRequest, where: Where, sort: string): Promise<EyeHealthDay[]> {
  const found = await findAll(req, COLLECTION, where, { sort })
  return Array.fromAsync(openEach(found, (row) => openedDay(req, row)))
}

/** A day as it lies in the database, opened. */
export function openedDay(req: PayloadRequest, row: Row): EyeHealthDay {
  const { key: _, sealed, createdAt: __, updatedAt: ___, ...day } = row
  return { ...day, ...openSealed<SealedDay>(req, `${COLLECTION} ${row.id}`, sealed) }
}
