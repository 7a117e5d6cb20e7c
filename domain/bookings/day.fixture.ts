import type { Instrument, Skill } from '#contracts/exam-types.ts'
import { isFreeToCarry, liesIn, overlaps } from './overlaps.ts'
import type { ExamNeeds } from './find-place.ts'
import type { DaySchedule, StoreRules, Use } from './schedule.ts'

export const SKILLS: Skill[] = ['refraction', 'contact_lenses', 'hearing']
export const INSTRUMENTS: Instrument[] = ['phoropter', 'fundus_camera', 'audiometer']

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
    store: 1,
    day: '2026-11-24',
    movable: {},
    rules,
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
