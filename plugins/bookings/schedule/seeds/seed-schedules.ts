import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { SeedExamPlace, SeedExamType, SeedOptometrist } from '#contracts/seed-bookings.ts'
import type { AgeGroup } from '#contracts/exam-types.ts'
import { agesOf } from '#domain/bookings/ages.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { writtenHours } from '#domain/stores/read-hours.ts'
import { dayNames } from '#plugins/stores/stored-hours.ts'
import { today } from '#plugins/kit/clock.ts'
import { createUnlessTaken, findAll, writeUnlessTaken, type DocumentId } from '#plugins/kit/storage/documents.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { newFeedSecret } from '../optometrists.ts'
import { schedulesChanged } from '../schedule-changes.ts'

/** Templates hold from some weeks ago on, so that a fresh shop has shifts behind it. */
const DAYS_BEHIND = 28

/** Seeds exams, who gives them, and where. Does not overwrite later changes by staff. */
export const seedSchedules: Seed = {
  name: 'exams and shifts',
  async run(payload, folder) {
    const read = async (name: string): Promise<unknown> =>
      JSON.parse(await readFile(join(folder, 'bookings', name), 'utf8'))
    const stores = new Map(
      (await findAll({ payload }, 'stores', {}, { fields: ['number'] })).map(({ id, number }) => [number, id]),
    )
    const seeded =
      (await seedExamTypes(payload, z.array(SeedExamType).parse(await read('exam-types.json')))) +
      (await seedPlaces(payload, stores, z.array(SeedExamPlace).parse(await read('exam-places.json')))) +
      (await seedOptometrists(payload, stores, z.array(SeedOptometrist).parse(await read('optometrists.json'))))
    if (seeded > 0) await schedulesChanged({ payload })
    return seeded
  },
}

type Stores = Map<number, DocumentId>

async function seedExamTypes(payload: Payload, examTypes: SeedExamType[]): Promise<number> {
  const known = new Set((await findAll({ payload }, 'exam-types', {}, { fields: ['key'] })).map(({ key }) => key))
  let seeded = 0
  for (const [at, { ageGroups, ...examType }] of examTypes.entries()) {
    if (known.has(examType.key)) continue
    const ages = ageGroups.map((group) => withId(storedAges(group)))
    const document = { ...examType, ages, isOffered: true, place: (at + 1) * 10 }
    if (await writeUnlessTaken({ payload }, 'exam-types', document)) seeded += 1
  }
  return seeded
}

async function seedPlaces(payload: Payload, stores: Stores, places: SeedExamPlace[]): Promise<number> {
  const known = new Set(
    (await findAll({ payload }, 'exam-places', {}, { fields: ['store'] })).map(({ store }) => store),
  )
  let seeded = 0
  for (const { gridMinutes, store: number, rooms, movable, ...rules } of places) {
    const store = stores.get(number)
    if (store === undefined || known.has(store)) continue
    const rows = { rooms: rooms.map(withId), movable: movable.map(withId) }
    const document = { ...rules, ...rows, store, gridMinutes: String(gridMinutes) as '15' }
    if (await writeUnlessTaken({ payload }, 'exam-places', document)) seeded += 1
  }
  return seeded
}

function storedAges(group: AgeGroup): { from: number; to: number | null } {
  const { from, to } = agesOf(group)
  return { from, to: to === Infinity ? null : to }
}

/** As Payload numbers the rows of a list. Rows that are written without its hooks bring their own. */
function withId<Row>(row: Row): Row & { id: string } {
  return { ...row, id: randomBytes(12).toString('hex') }
}

async function seedOptometrists(payload: Payload, stores: Stores, people: SeedOptometrist[]): Promise<number> {
  const known = await findAll({ payload }, 'optometrists', {}, { fields: ['number'] })
  const planned = new Set(
    (await findAll({ payload }, 'shift-weeks', {}, { fields: ['optometrist'] })).map(({ optometrist }) => optometrist),
  )
  let seeded = 0
  for (const { weeks, ...person } of people) {
    const former = known.find(({ number }) => number === person.number)
    const document = {
      ...person,
      stores: person.stores.flatMap((number) => stores.get(number) ?? []),
      isActive: true,
      feedSecret: newFeedSecret(),
    }
    const optometrist = former ?? (await createUnlessTaken({ payload }, 'optometrists', document))
    if (!optometrist || planned.has(optometrist.id)) continue
    const rows = weeks.flatMap((week) => toDocument(optometrist.id, stores.get(week.store), week))
    await Promise.all(rows.map((row) => writeUnlessTaken({ payload }, 'shift-weeks', row)))
    seeded += 1
  }
  return seeded
}

function toDocument(
  optometrist: DocumentId,
  store: DocumentId | undefined,
  { weeks, hours }: SeedOptometrist['weeks'][number],
) {
  if (store === undefined) return []
  const week = dayNames.map((day, at) => {
    const shift = hours[at]
    return [day, shift ? writtenHours(shift) : null]
  })
  return [
    {
      ...(Object.fromEntries(week) as Record<(typeof dayNames)[number], string | null>),
      optometrist: optometrist as never,
      store: store as never,
      weeks,
      validFrom: plusDays(today(), -DAYS_BEHIND),
    },
  ]
}
