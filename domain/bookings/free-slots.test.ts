import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minutesOf } from '#domain/stores/time-of-day.ts'
import { bookingWindow, wallTime } from './booking-window.ts'
import { breaches, daySchedule, exam, INSTRUMENTS, rules, SKILLS, use } from './day.fixture.ts'
import { findPlace, type ExamNeeds } from './find-place.ts'
import { firstFree, nearestFree } from './first-free.ts'
import { freeSlots, type Asked } from './free-slots.ts'
import { fitsBeside } from './overlaps.ts'
import type { DaySchedule, Use } from './schedule.ts'

const spans = fc
  .tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 1, max: 60 }))
  .map(([from, length]) => ({ from: from * 15, to: Math.min(1440, (from + length) * 15) }))

/** Any day of a store. */
const anyDay: fc.Arbitrary<DaySchedule> = fc
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
      open,
      movable,
      rules: { ...rules, ...own },
      rooms: rooms.map((instruments, at) => ({ name: String(at + 1), instruments })),
      examiners: examiners.map((examiner, at) => ({ id: at + 1, name: 'E', ...examiner })),
    }),
  )

/** Any exam. */
const anyExam: fc.Arbitrary<ExamNeeds> = fc.record({
  minutes: fc.constantFrom(15, 20, 30, 45, 60),
  skill: fc.constantFrom(...SKILLS),
  instruments: fc.subarray(INSTRUMENTS),
})

const always: Asked = { exam, window: { from: '2020-01-01T00:00', until: '2099-12-31' } }
const timesOf = (schedule: DaySchedule, uses: Use[] = [], asked: Partial<Asked> = {}) =>
  freeSlots({ schedule, uses }, { ...always, ...asked }).map(({ time }) => time)

describe('the free times of a day', () => {
  test('lie on the grid, within the hours, and end before lunch and closing', () => {
    const times = timesOf(daySchedule())
    expect([times[0], times.includes('11:30'), times.includes('11:45')]).toEqual(['10:00', true, false])
    expect([times.includes('12:30'), times.includes('13:00'), times.at(-1)]).toEqual([false, true, '17:30'])
  })

  test('are none on a closed day', () => {
    expect(timesOf(daySchedule({ open: [] }))).toEqual([])
  })

  test.each([5, 10, 15, 20, 30])('lie on a grid of %d minutes from the full hour, whenever the store opens', (grid) => {
    const open = [{ from: 607, to: 725 }]
    const times = timesOf(daySchedule({ open, rules: { ...rules, gridMinutes: grid } }))
    expect(times.every((time) => minutesOf(time) % grid === 0 && minutesOf(time) >= 607)).toBe(true)
  })

  test('leave out times when the examiner or the only room is in use, and the buffer around them', () => {
    const one = daySchedule({ rooms: [{ name: '1', instruments: ['phoropter'] }] })
    const examiners = [1, 2].map((id) => ({ ...one.examiners[0]!, id }))
    expect(timesOf(one, [use({ from: 660, to: 690 })])).not.toContain('11:00')
    expect(timesOf({ ...one, examiners }, [use({ from: 660, to: 690 })])).not.toContain('10:45')
    expect(timesOf(one, [use({ from: 660, to: 690 })])).toEqual(expect.arrayContaining(['10:30', '11:30']))
    const buffered = { ...one, rules: { ...rules, bufferMinutes: 15 } }
    const free = timesOf(buffered, [use({ from: 660, to: 690 })])
    expect([free.includes('10:15'), free.includes('10:30'), free.includes('11:30')]).toEqual([true, false, false])
  })

  test('need an examiner who has the skill and is present throughout', () => {
    const [anna] = daySchedule().examiners
    const examiners = [
      { ...anna!, skills: ['hearing' as const] },
      { ...anna!, id: 2, present: [{ from: 615, to: 660 }] },
    ]
    const slots = freeSlots({ schedule: daySchedule({ examiners }), uses: [] }, always)
    expect(slots).toEqual([
      { time: '10:15', examiners: [2] },
      { time: '10:30', examiners: [2] },
    ])
    expect(timesOf(daySchedule({ examiners }), [], { examiner: 1 })).toEqual([])
  })

  test('share a movable instrument between rooms', () => {
    const [anna] = daySchedule().examiners
    const schedule = daySchedule({ movable: { audiometer: 1 }, examiners: [anna!, { ...anna!, id: 2 }] })
    const hearing = { exam: { minutes: 30, skill: 'hearing' as const, instruments: ['audiometer' as const] } }
    expect(timesOf(schedule, [use({ instruments: ['audiometer'] })], hearing)).not.toContain('10:00')
    expect(timesOf(schedule, [use()], hearing)).toContain('10:00')
    expect(timesOf(daySchedule(), [], hearing)).toEqual([])
  })

  test('carry two movable instruments to two rooms, but one cannot be in a third room at the same time', () => {
    const day = { movable: { audiometer: 2 } }
    const uses = [
      use({ ref: 'a', from: 600, to: 630, instruments: ['audiometer'] }),
      use({ ref: 'b', room: '2', from: 630, to: 660, instruments: ['audiometer'] }),
    ]
    const third = { ref: 'c', examiner: 3, room: '3', instruments: ['audiometer' as const], until: null }
    expect(fitsBeside(daySchedule(day), uses, { ...third, from: 600, to: 660 })).toBe(true)
    expect(fitsBeside(daySchedule({ movable: { audiometer: 1 } }), uses, { ...third, from: 600, to: 660 })).toBe(false)
  })

  test('begin after the notice period, and end with the horizon', () => {
    const now = '2026-11-24T08:20:00.000Z'
    expect(timesOf(daySchedule(), [], { window: bookingWindow(now, rules) })[0]).toBe('11:30')
    expect(timesOf(daySchedule(), [], { window: bookingWindow(now, rules, true) })[0]).toBe('10:30')
    const lastDay = daySchedule({ day: '2027-01-23' })
    const dayAfter = daySchedule({ day: '2027-01-24' })
    const window = bookingWindow(now, rules)
    expect([timesOf(lastDay, [], { window }).length > 0, timesOf(dayAfter, [], { window })]).toEqual([true, []])
    expect(timesOf(dayAfter, [], { window: bookingWindow(now, rules, true) })).not.toEqual([])
  })

  test('apply the notice period across midnight', () => {
    const night = daySchedule({ day: '2026-11-25', open: [{ from: 0, to: 120 }] })
    const window = bookingWindow('2026-11-24T21:40:00.000Z', rules)
    expect(timesOf(night, [], { window })[0]).toBe('00:45')
  })

  test('skip the hour that does not exist in spring, and offer the one that exists twice in autumn once', () => {
    const night = [{ from: 120, to: 300 }]
    expect(timesOf(daySchedule({ day: '2027-03-28', open: night }))).toEqual([
      '02:00',
      '02:15',
      '02:30',
      '04:00',
      '04:15',
      '04:30',
    ])
    expect(timesOf(daySchedule({ day: '2026-10-25', open: night }))).toHaveLength(11)
  })

  test('stay on the same wall time before and after the clocks change', () => {
    const days = ['2026-10-24', '2026-10-25', '2026-10-26', '2027-03-27', '2027-03-28', '2027-03-29']
    for (const day of days) expect(timesOf(daySchedule({ day }))).toEqual(timesOf(daySchedule()))
  })
})

describe('booking any exams on any day', () => {
  test('never uses an examiner, a room or an instrument twice at once', () => {
    fc.assert(
      fc.property(anyDay, fc.array(fc.tuple(anyExam, fc.nat()), { maxLength: 25 }), (schedule, wishes) => {
        const uses = bookedBy(schedule, wishes)
        expect(breaches(schedule, uses)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('can book every offered time with each examiner it names', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.array(fc.tuple(anyExam, fc.nat()), { maxLength: 15 }),
        anyExam,
        (schedule, wishes, next) => {
          const uses = bookedBy(schedule, wishes)
          for (const { time, examiners } of freeSlots({ schedule, uses }, { ...always, exam: next })) {
            expect(findPlace(schedule, uses, next, minutesOf(time))).toBeDefined()
            for (const examiner of examiners) {
              const place = findPlace(schedule, uses, next, minutesOf(time), examiner)
              const added = use({ ref: 'next', ...place, from: minutesOf(time), to: minutesOf(time) + next.minutes })
              expect(place?.examiner).toBe(examiner)
              expect(fitsBeside(schedule, uses, added)).toBe(true)
              expect(breaches(schedule, [...uses, added])).toEqual([])
            }
          }
        },
      ),
      { numRuns: 100 },
    )
  })

  test('cannot book a time that is not offered', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.array(fc.tuple(anyExam, fc.nat()), { maxLength: 15 }),
        anyExam,
        (schedule, wishes, next) => {
          const uses = bookedBy(schedule, wishes)
          const offered = new Set(
            freeSlots({ schedule, uses }, { ...always, exam: next }).map(({ time }) => minutesOf(time)),
          )
          for (let at = 0; at < 1440; at += schedule.rules.gridMinutes)
            if (!offered.has(at)) expect(findPlace(schedule, uses, next, at)).toBeUndefined()
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('the first free time', () => {
  const days = ['2026-11-24', '2026-11-25'].map((day) => ({ schedule: daySchedule({ day }), uses: [] }))

  test('is the first of the first day that has one', () => {
    const full = { schedule: daySchedule(), uses: [use({ from: 0, to: 1440 })] }
    expect(firstFree(days, always)).toEqual({ day: '2026-11-24', time: '10:00' })
    expect(firstFree([full, days[1]!], always)).toEqual({ day: '2026-11-25', time: '10:00' })
    expect(firstFree([full], always)).toBeNull()
  })

  test('equals the first entry of the list of all free times', () => {
    fc.assert(
      fc.property(anyDay, anyExam, (schedule, next) => {
        const [first] = freeSlots({ schedule, uses: [] }, { ...always, exam: next })
        const expected = first ? { day: schedule.day, time: first.time } : null
        expect(firstFree([{ schedule, uses: [] }], { ...always, exam: next })).toEqual(expected)
      }),
    )
  })

  test('is replaced by the times nearest to it on either side, across days too, when it is taken', () => {
    const taken = [{ schedule: daySchedule(), uses: [use({ from: 1020, to: 1080 })] }, days[1]!]
    expect(
      nearestFree(taken, always, { day: '2026-11-24', time: '17:30' }, 3).map(({ day, time }) => wallTime(day, time)),
    ).toEqual(['2026-11-24T16:00', '2026-11-24T16:15', '2026-11-24T16:30'])
  })
})

/** Books as many of these wishes as go in, each at one of the times offered for it. */
function bookedBy(schedule: DaySchedule, wishes: [Asked['exam'], number][]): Use[] {
  return wishes.reduce<Use[]>((uses, [wanted, pick], at) => {
    const slots = freeSlots({ schedule, uses }, { ...always, exam: wanted })
    const slot = slots[pick % Math.max(1, slots.length)]
    if (!slot) return uses
    const from = minutesOf(slot.time)
    const place = findPlace(schedule, uses, wanted, from, slot.examiners[pick % slot.examiners.length])
    return [...uses, use({ ref: String(at), ...place, from, to: from + wanted.minutes })]
  }, [])
}
