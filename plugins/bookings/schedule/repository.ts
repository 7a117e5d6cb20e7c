import { ExamType } from '#contracts/exam-types.ts'
import type { Examiner } from '#contracts/bookings.ts'
import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import type { Store } from '#contracts/stores.ts'
import {
  daySchedule,
  shiftsOn,
  spanOf,
  type Away,
  type ExamStore,
  type ShiftPlan,
} from '#domain/bookings/day-schedule.ts'
import { ageGroupFrom } from '#domain/bookings/ages.ts'
import type { DaySchedule, Span } from '#domain/bookings/schedule.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { translated } from '#domain/translated.ts'
import { storesByDocument } from '#plugins/stores/repository.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import { findAll, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { awayOf, shiftOf, weekOf } from './planned-rows.ts'
import { SCHEDULES } from './schedule-changes.ts'

/** Everything that schedules are made of, in memory: a few hundred rows, whatever the horizon. */
interface Plans {
  examTypes: (ExamType & Pick<Stored<'exam-types'>, 'translations'>)[]
  /** Each document of an examiner, with number and name. */
  examiners: PlannedExaminer[]
  /** What a store has for exams, by its document. */
  places: Map<DocumentId, Omit<ExamStore, 'hours' | 'lunch' | 'deviatingDays'>>
  /** Who works in a store, and everything of them, by the number of the store. */
  plans: Map<number, ShiftPlan>
}

interface PlannedExaminer extends Examiner, Pick<Stored<'optometrists'>, 'skills' | 'stores'> {
  languages: Store['languages']
}

const plans = cached(SCHEDULES, readPlans)

/** The exams that can be booked, in their set order. */
export async function examTypes(context: WithPayload, language: Language = SHOP_LANGUAGE): Promise<ExamType[]> {
  return (await plans.read(context)).examTypes.map((examType) => translated(examType, language))
}

/** The exam with this id, if it can be booked. */
export async function examTypeOf(
  context: WithPayload,
  id: string,
  language: Language = SHOP_LANGUAGE,
): Promise<ExamType | undefined> {
  return (await examTypes(context, language)).find((examType) => examType.id === id)
}

/** The exam by which ordered glasses are fitted: the first one that can be booked. */
export async function fittingExam(context: WithPayload, language?: Language): Promise<ExamType | undefined> {
  return (await examTypes(context, language)).find(({ isFitting }) => isFitting)
}

/** Who examines in a store, by name. */
export async function examinersOf(
  context: WithPayload,
  store: number,
): Promise<(Examiner & Pick<PlannedExaminer, 'skills' | 'languages'>)[]> {
  const [{ examiners }, document] = await Promise.all([plans.read(context), storeDocument(context, store)])
  return examiners
    .filter(({ stores }) => document !== undefined && stores.includes(document.id))
    .map(({ id, name, skills, languages }) => ({ id, name, skills, languages }))
}

/**
 * What a store has for exams on each day from `from` to `to`, both ends included. Empty where the store takes no bookings.
 *
 * @param from ISO day.
 * @param to ISO day.
 */
export async function schedulesOf(
  context: WithPayload,
  store: number,
  from: string,
  to: string,
): Promise<DaySchedule[]> {
  const [all, stores] = await Promise.all([plans.read(context), storesByDocument(context)])
  const days = daysMade(all, stores)
  return daysBetween(from, to).flatMap((day) => days(store, day) ?? [])
}

/** The planned shifts of an examiner on a day, whether or not absent. */
export interface Attendance extends Examiner {
  shifts: Span[]
}

/** Whose shifts a store has on a day, by name, before absences are taken away. */
export async function attendanceOf(context: WithPayload, store: number, day: string): Promise<Attendance[]> {
  const plan = (await plans.read(context)).plans.get(store)
  return (plan?.examiners ?? []).flatMap(({ id, name }) => {
    const shifts = plan ? shiftsOn(plan, id, day).filter((shift) => shift.store === store) : []
    return shifts.length > 0 ? { id, name, shifts: shifts.map(({ hours }) => spanOf(hours)) } : []
  })
}

/** The names of optometrists who work here, by their numbers. */
export async function examinerNames(context: WithPayload): Promise<Map<number, string>> {
  return new Map((await plans.read(context)).examiners.map(({ id, name }) => [id, name]))
}

/** The numbers of the stores that take bookings. */
export async function storesWithExams(context: WithPayload): Promise<number[]> {
  return [...(await plans.read(context)).places.values()].map(({ store }) => store)
}

let latest = { from: '', to: '', days: [] as string[] }

/** Caches the last answer, since every store is asked for the same days in turn. */
function daysBetween(from: string, to: string): string[] {
  if (latest.from === from && latest.to === to) return latest.days
  const days: string[] = []
  for (let day = from; day <= to; day = plusDays(day, 1)) days.push(day)
  latest = { from, to, days }
  return days
}

/**
 * The stores that give an exam: by their services, with a room and the instruments for it, and an examiner with the
 * skill.
 */
export async function storesGiving(context: WithPayload, examType: ExamType): Promise<Store[]> {
  const [all, stores] = await Promise.all([plans.read(context), storesByDocument(context)])
  return [...stores].flatMap(([document, store]) => {
    const place = all.places.get(document)
    const isAble = all.examiners.some((one) => one.stores.includes(document) && one.skills.includes(examType.skill))
    return store.services.includes(examType.service) && place && isAble && hasInstruments(place, examType) ? store : []
  })
}

/** Whether some room, with what can be carried there, has every instrument. */
function hasInstruments({ rooms, movable }: Pick<ExamStore, 'rooms' | 'movable'>, { instruments }: ExamType): boolean {
  return rooms.some((room) => instruments.every((one) => room.instruments.includes(one) || (movable[one] ?? 0) > 0))
}

type Stores = Awaited<ReturnType<typeof storesByDocument>>
type DayMaker = (store: number, day: string) => DaySchedule | undefined

/** Days already made of plans, for as long as neither these nor the stores change. */
const made = new WeakMap<Plans, { stores: Stores; days: DayMaker }>()

function daysMade(all: Plans, stores: Stores): DayMaker {
  const known = made.get(all)
  if (known?.stores === stores) return known.days
  const days = dayMaker(all, stores)
  made.set(all, { stores, days })
  return days
}

/** A store's cached days are cleared at this many; no horizon asks for more. */
const MOST_STORED_DAYS = 400

function dayMaker({ places, plans: byStore }: Plans, stores: Stores): DayMaker {
  const examStores = new Map(
    [...stores].flatMap(([document, { id, hours, lunch, deviatingDays }]) => {
      const place = places.get(document)
      return place ? [[id, { ...place, store: id, hours, lunch, deviatingDays }] as const] : []
    }),
  )
  const stored = new Map<number, Map<string, DaySchedule>>()
  return (store, day) => {
    const known = stored.get(store)?.get(day)
    if (known) return known
    const examStore = examStores.get(store)
    if (!examStore) return undefined
    const schedule = daySchedule(examStore, byStore.get(store) ?? NO_ACCESS, day)
    const days = stored.get(store) ?? new Map<string, DaySchedule>()
    if (days.size >= MOST_STORED_DAYS) days.clear()
    stored.set(store, days.set(day, schedule))
    return schedule
  }
}

const NO_ACCESS: ShiftPlan = { examiners: [], weeks: [], shifts: [], aways: [] }

async function storeDocument(context: WithPayload, number: number): Promise<{ id: DocumentId } | undefined> {
  for (const [id, store] of await storesByDocument(context)) if (store.id === number) return { id }
  return undefined
}

async function readPlans(context: WithPayload): Promise<Plans> {
  const [types, people, places, weeks, shifts, absences, stores] = await Promise.all([
    findAll(context, 'exam-types', { isOffered: { not_equals: false } }, { sort: 'place' }),
    findAll(context, 'optometrists', { isActive: { not_equals: false } }, { sort: 'name' }),
    findAll(context, 'exam-places'),
    findAll(context, 'shift-weeks'),
    findAll(context, 'shifts'),
    findAll(context, 'absences'),
    findAll(context, 'stores', {}, { fields: ['number'] }),
  ])
  const numbers = new Map(people.map(({ id, number }) => [id, number]))
  const storeNumbers = new Map(stores.map(({ id, number }) => [id, number]))
  const planned = <Row extends { optometrist: DocumentId; store: DocumentId }, Made>(
    rows: Row[],
    make: (row: Row, examiner: number, store: number) => Made,
  ) =>
    rows.flatMap((row) => {
      const [examiner, store] = [numbers.get(row.optometrist), storeNumbers.get(row.store)]
      return examiner === undefined || store === undefined ? [] : [make(row, examiner, store)]
    })
  const all: ShiftPlan = {
    examiners: people.map(({ number, name, skills }) => ({ id: number, name, skills })),
    weeks: planned(weeks, weekOf),
    shifts: planned(shifts, shiftOf),
    aways: [...absences.flatMap((absence) => awaysOf(numbers, absence)), ...people.flatMap(busyOf)],
  }
  return {
    examTypes: types.map(toExamType),
    examiners: people.map(({ number, name, skills, stores: at, languages }) => {
      return { id: number, name, skills, stores: at, languages: languages ?? [] }
    }),
    places: new Map(places.map((place) => [place.store, placeOf(place, storeNumbers.get(place.store) ?? 0)])),
    plans: byStore(all),
  }
}

function awaysOf(numbers: Map<DocumentId, number>, absence: Stored<'absences'>): Away[] {
  const examiner = numbers.get(absence.optometrist)
  return examiner === undefined ? [] : [awayOf(absence, examiner)]
}

function busyOf({ number, busy }: Stored<'optometrists'>): Away[] {
  return (busy ?? []).map(({ from, to }) => ({ examiner: number, from, to }))
}

/** The plan of each store: every row of each examiner who works there, since a shift elsewhere replaces one here. */
function byStore(all: ShiftPlan): Map<number, ShiftPlan> {
  const working = new Map<number, Set<number>>()
  for (const { store, examiner } of [...all.weeks, ...all.shifts])
    working.set(store, (working.get(store) ?? new Set()).add(examiner))
  const plans = new Map<number, ShiftPlan>()
  for (const [store, examiners] of working) {
    plans.set(store, {
      examiners: all.examiners.filter(({ id }) => examiners.has(id)),
      weeks: all.weeks.filter(({ examiner }) => examiners.has(examiner)),
      shifts: all.shifts.filter(({ examiner }) => examiners.has(examiner)),
      aways: all.aways.filter(({ examiner }) => examiners.has(examiner)),
    })
  }
  return plans
}

function placeOf(place: Stored<'exam-places'>, store: number): Omit<ExamStore, 'hours' | 'lunch' | 'deviatingDays'> {
  const { noticeMinutes, horizonDays, bufferMinutes, changeMinutes } = place
  return {
    store,
    rooms: (place.rooms ?? []).map(({ name, instruments }) => ({ name, instruments: instruments ?? [] })),
    movable: Object.fromEntries((place.movable ?? []).map(({ instrument, pieces }) => [instrument, pieces])),
    rules: { noticeMinutes, horizonDays, bufferMinutes, changeMinutes, gridMinutes: Number(place.gridMinutes) },
  }
}

function toExamType({
  key,
  ages,
  bring,
  instruments,
  translations,
  ...document
}: Stored<'exam-types'>): Plans['examTypes'][0] {
  const examType = ExamType.parse({
    ...document,
    id: key,
    ageGroups: ages.map(ageGroupFrom),
    bring: bring ?? [],
    instruments: instruments ?? [],
    isForCompanies: document.isForCompanies ?? false,
    isFitting: document.isFitting ?? false,
  })
  return { ...examType, translations }
}
