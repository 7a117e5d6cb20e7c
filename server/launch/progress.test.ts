import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLine } from './progress.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is done soon is one line in a log', () => {
  const { out, said } = sheet()
  const line = openLine('1/6 Installing packages', out)
  vi.advanceTimersByTime(300)
  line.end('nothing to do')
  expect(said()).toBe('1/6 Installing packages … nothing to do, 0.3 s\n')
})

test('what lasts gets a line every ten seconds in a log, each with how far it is by then', () => {
  const { out, said } = sheet()
  const line = openLine('1/6 Installing packages', out)
  line.say('3 of 9 unpacked')
  vi.advanceTimersByTime(15_000)
  line.say('8 of 9 unpacked')
  vi.advanceTimersByTime(10_000)
  line.end('9 packages')
  expect(said().split('\n')).toEqual([
    '1/6 Installing packages …',
    '    3 of 9 unpacked, 10 s',
    '    8 of 9 unpacked, 20 s',
    '    9 packages, 25.0 s',
    '',
  ])
})

test('a terminal keeps one line, never longer than it is wide', () => {
  const { out, said } = sheet({ isTTY: true, columns: 40 })
  const line = openLine('2/6 Building what is stale', out)
  line.say('admin, step 1 of 4 (Creating an optimized production build)')
  vi.advanceTimersByTime(1000)
  line.end('admin')
  const drawn = said().split('\r\x1b[K')
  expect(said().match(/\n/g)).toHaveLength(1)
  expect(drawn.slice(1, -1).map((text) => text.length)).toEqual([39, 39, 39, 39])
  expect(drawn.at(-1)).toBe('2/6 Building what is stale … admin, 1.0 s\n')
})

function sheet(differences: { isTTY?: boolean; columns?: number } = {}) {
  let text = ''
  const write = (piece: string) => void (text += piece)
  return { out: { write, ...differences }, said: () => text }
}
