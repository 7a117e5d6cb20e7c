import { expect, test } from 'vitest'
import type { Article } from '#contracts/catalog.ts'
import { readLenses, readPieces } from './read-buy-form.ts'

test('the values of two eyes are read separately', () => {
  const { addition, gaps } = read({
    'right-power': '-2',
    'left-power': '-2.25',
    'right-quantity': '1',
    'left-quantity': '2',
  })
  expect(gaps).toEqual([])
  expect(addition).toMatchObject({
    right: { parameters: { power: -2, diameter: 14.2 }, quantity: 1 },
    left: { parameters: { power: -2.25, diameter: 14.2 }, quantity: 2 },
  })
})

test('one set of values is used for both eyes', () => {
  const { addition } = read({ same: 'on', 'right-power': '-2', 'right-quantity': '1', 'left-quantity': '1' })
  expect(addition.left?.parameters).toEqual(addition.right?.parameters)
})

test('an eye without boxes is left out', () => {
  const { addition, gaps } = read({ 'right-power': '-2', 'right-quantity': '1', 'left-quantity': '0' })
  expect(gaps).toEqual([])
  expect(addition.left).toBeUndefined()
})

test('a missing value is reported by eye and axis, and a value that is not made counts as missing', () => {
  const { gaps } = read({ 'right-power': '-99', 'right-quantity': '1', 'left-quantity': '1' })
  expect(gaps.map(({ field }) => field)).toEqual(['right-power', 'left-power'])
})

test('the day of the exam is required, and is a day of the calendar', () => {
  expect(read({ examinedOn: '2026-10-01' }).addition.examinedOn).toBe('2026-10-01')
  for (const examinedOn of ['', '2026-02-30'])
    expect(read({ 'right-power': '-2', 'right-quantity': '1', examinedOn }).gaps).toEqual([{ field: 'examinedOn' }])
})

test('a form without any boxes has one problem', () => {
  expect(read({}).gaps).toEqual([{ field: 'right-quantity' }])
})

test('an unconfirmed prescription and its day are reported last', () => {
  const form = new FormData()
  form.set('right-quantity', '1')
  const lensChoice = { axes: [], exclusions: [], leadTimeDays: 3 }
  expect(readLenses(form, { id: 7, lensChoice }).gaps).toEqual([{ field: 'confirms' }, { field: 'examinedOn' }])
})

test.each([
  [{}, undefined, []],
  [{ buying: 'once', interval: 'm3' }, undefined, []],
  [{ buying: 'subscription', interval: 'm3' }, 'm3', []],
  [{ buying: 'subscription', interval: 'm4' }, undefined, ['interval']],
  [{ buying: 'subscription' }, undefined, ['interval']],
] as [Record<string, string>, string | undefined, string[]][])(
  'the interval is read from %j',
  (typed, interval, missing) => {
    const { addition, gaps } = read({ 'right-power': '-2', 'right-quantity': '1', ...typed })
    expect([addition.subscriptionInterval, gaps.map(({ field }) => field)]).toEqual([interval, missing])
  },
)

test.each([
  [{ size: '50001' }, { skuId: 50001, quantity: 1 }, []],
  [{ size: '50001', quantity: '3' }, { skuId: 50001, quantity: 3 }, []],
  [{ size: '50001', quantity: 'many' }, { quantity: 0 }, [{ field: 'quantity' }]],
  [{}, { skuId: 0 }, [{ field: 'size' }]],
])('the pieces are read from %j', (typed, addition, gaps) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  expect(readPieces(form)).toMatchObject({ addition, gaps })
})

function read(typed: Record<string, string>) {
  const form = new FormData()
  const single = { 'right-diameter': '14.2', 'left-diameter': '14.2' }
  for (const [name, value] of Object.entries({ ...single, confirms: 'on', examinedOn: '2026-10-01', ...typed }))
    form.set(name, value)
  const axes = [
    { name: 'power', values: [-2.25, -2] },
    { name: 'diameter', values: [14.2] },
  ]
  return readLenses(form, { id: 7, lensChoice: { axes, exclusions: [], leadTimeDays: 3 } } as unknown as Article)
}
