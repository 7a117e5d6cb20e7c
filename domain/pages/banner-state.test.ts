import { expect, test } from 'vitest'
import { bannerState } from './banner-state.ts'

const [from, until] = ['2026-11-22T10:00:00.000Z', '2026-11-22T12:00:00.000Z']
const [begin, end] = [Date.parse(from), Date.parse(until)]

test.each([
  ['off, whatever its times', { isOn: false, from, until }, begin, false, Infinity],
  ['on without times', { isOn: true, from: null, until: null }, begin, true, Infinity],
  ['before it begins', { isOn: true, from, until }, begin - 1, false, begin],
  ['as it begins', { isOn: true, from, until }, begin, true, end],
  ['just before it ends', { isOn: true, from, until }, end - 1, true, end],
  ['as it ends', { isOn: true, from, until }, end, false, Infinity],
  ['without an end', { isOn: true, from, until: null }, end, true, Infinity],
  ['without a beginning', { isOn: true, from: null, until }, 0, true, end],
])('whether a banner is shown, and until when, is known for one %s', (_, times, at, isShown, validUntil) => {
  expect(bannerState(times, at)).toEqual({ isShown, validUntil })
})
