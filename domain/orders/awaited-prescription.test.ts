import { describe, expect, it } from 'vitest'
import { awaitedLines, awaitedUntil, dueReminder, linesWithoutValues } from './awaited-prescription.ts'

describe('an order that awaits a prescription', () => {
  it('waits for fourteen days, even across the end of summer time', () => {
    expect(awaitedUntil('2026-10-20')).toBe('2026-11-03')
  })

  it.each([
    ['2026-10-20', null],
    ['2026-10-22', null],
    ['2026-10-23', 3],
    ['2026-10-26', 3],
    ['2026-10-27', 7],
    ['2026-11-01', 12],
    ['2026-11-03', 12],
  ])('placed on 20 October gets on %s the reminder of day %s', (today, day) => {
    expect(dueReminder('2026-10-20', today)).toBe(day)
  })

  it('waits for each line until its values or its picture have arrived', () => {
    const [typed, photo, later] = [null, 'photo' as const, 'later' as const]
    const lines = [typed, photo, later, later].map((comes, index) => ({ ref: `${index}`, prescriptionComes: comes }))
    const come = { 0: { prescriptionGlasses: {} }, 3: { prescriptionGlasses: null, file: 'a picture' } }
    expect(awaitedLines(lines, come).map(({ ref }) => ref)).toEqual(['2'])
    expect(linesWithoutValues(lines, come).map(({ ref }) => ref)).toEqual(['1', '2', '3'])
  })
})
