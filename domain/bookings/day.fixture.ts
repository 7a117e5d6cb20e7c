import fc from 'fast-check'
import type { Instrument, Skill } from '#contracts/exam-types.ts'
import { isFreeToCarry, liesIn, overlaps } from './overlaps.ts'
import type { ExamNeeds } from './find-place.ts'
import type { DaySchedule, StoreRules, Use } from './schedule.ts'

const SKILLS: Skill[] = ['refraction', 'contact_lenses', 'hearing']
const INSTRUMENTS: Instrument[] = ['phoropter', 'fundus_camera', 'audiometer']

export const rules: StoreRules = {
  noticeMinutes: 60,
  horizonDays: 60,
  bufferMinutes: 0,
  gridMinutes: 15,
  changeMinutes: 120,
}

/** A Tuesday from 10 to 18 with lunch from 12 to 13, two rooms and one optometrist who does everything. */
export function daySchedule(differences: Partial<DaySchedule> = {}): DaySchedule {
  return {
    ...{ store: 1, day: '2026-11-24', movable: {}, rules },
    open: [
      { from: 600, to: 720 },
      { from: 780, to: 1080 },
    ],
    rooms: [
      { name: '1', instruments: ['phoropter'] },
      { name: '2', instruments: ['phoropter'] },
    ],
    examiners: [{ id: 1, name: 'Anna', skills: SKILLS, present: [{ from: 0, to: 1440 }] }],
    ...differences,
  }
}

export function use(differences: Partial<Use> = {}): Use {
  return { ref: 'a', examiner: 1, room: '1', instruments: [], from: 600, to: 630, until: null, ...differences }
}

export const exam: ExamNeeds = { minutes: 30, skill: 'refraction', instruments: ['phoropter'] }

const spans = fc
  .tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 1, max: 60 }))
  .map(([from, length]) => ({ from: from * 15, to: Math.min(1440, (from + length) * 15) }))

/** Any day of a store. */
export const anyDay: fc.Arbitrary<DaySchedule> = fc
  .record({
    open: fc.array(spans, { minLength: 1, maxLength: 2 }),
    rooms: fc.array(fc.subarray(INSTRUMENTS), { minLength: 1, maxLength: 4 }),
    movable: fc.record({
      phoropter: fc.integer({ min: 0, max: 2 }),
      fundus_camera: fc.integer({ min: 0, max: 2 }),
      audiometer: fc.integer({ min: 0, max: 1 }),
    }),
    examiners: fc.array(
      fc.record({ skills: fc.subarray(SKILLS, { minLength: 1 }), present: fc.array(spans, { maxLength: 2 }) }),
      { minLength: 1, maxLength: 5 },
    ),
    bufferMinutes: fc.constantFrom(0, 5, 15),
    gridMinutes: fc.constantFrom(5, 10, 15, 20, 30),
  })
  .map(({ open, rooms, movable, examiners, ...own }) =>
    daySchedule({
      ...{ open, movable, rules: { ...rules, ...own } },
      rooms: rooms.map((instruments, at) => ({ name: String(at + 1), instruments })),
      examiners: examiners.map((examiner, at) => ({ id: at + 1, name: 'E', ...examiner })),
    }),
  )

/** Any exam. */
export const anyExam: fc.Arbitrary<ExamNeeds> = fc.record({
  minutes: fc.constantFrom(15, 20, 30, 45, 60),
  skill: fc.constantFrom(...SKILLS),
  instruments: fc.subarray(INSTRUMENTS),
})

/** What is wrong with the uses of a day, in the plainest words: nothing is in two at once, and everybody is there. */
export function breaches(day: DaySchedule, uses: readonly Use[]): string[] {
  const wrong: string[] = []
  for (const [at, one] of uses.entries()) {
    for (const other of uses.slice(at + 1)) {
      if (!overlaps(one, other, day.rules.bufferMinutes)) continue
      if (one.examiner === other.examiner) wrong.push(`examiner ${one.examiner}`)
      if (one.room === other.room) wrong.push(`room ${one.room}`)
    }
    if (!liesIn(one, day.open)) wrong.push('outside the hours')
    const examiner = day.examiners.find(({ id }) => id === one.examiner)
    if (!examiner || !liesIn(one, examiner.present)) wrong.push('nobody there')
    const others = uses.filter((other) => other !== one)
    if (!one.instruments.every((each) => isFreeToCarry(day, others, each, one))) wrong.push('instrument in two rooms')
    for (const instrument of INSTRUMENTS)
      for (let minute = one.from; minute < one.to; minute += 5) {
        const carried = uses.filter((u) => u.instruments.includes(instrument) && u.from <= minute && minute < u.to)
        if (carried.length > (day.movable[instrument] ?? 0)) wrong.push(`${instrument} at ${minute}`)
      }
  }
  return wrong
}
