import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { wrongField } from './wrong-field.ts'

const Form = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(5)),
  pieces: z.int().check(z.minimum(1), z.maximum(9)),
  day: z.iso.date(),
  rows: z.array(z.object({ email: z.email() })).check(z.minLength(1)),
  who: z.union([z.object({ by: z.literal('me') }), z.object({ by: z.literal('other'), phone: z.string() })]),
  words: z.record(z.string(), z.string()),
})
const good = {
  name: 'Aino',
  pieces: 1,
  day: '2026-11-26',
  rows: [{ email: 'a@example.com' }],
  who: { by: 'me' },
  words: {},
}

test.each([
  [{ name: ' ' }, { field: 'name', problem: 'missing' }],
  [{ name: 'Aino Maria' }, { field: 'name', problem: 'too_long', most: 5 }],
  [{ name: undefined }, { field: 'name', problem: 'unreadable' }],
  [{ pieces: 0 }, { field: 'pieces', problem: 'too_small', least: 1 }],
  [{ pieces: 10 }, { field: 'pieces', problem: 'too_big', most: 9 }],
  [{ day: '26.11.2026' }, { field: 'day', problem: 'date' }],
  [{ rows: [] }, { field: 'rows', problem: 'missing' }],
  [{ rows: [{ email: 'aino' }] }, { field: 'rows.0.email', problem: 'email' }],
  [{ who: { by: 'other' } }, { field: 'who.phone', problem: 'unreadable' }],
  [{ words: { '<b>Salaisuus</b>': 1 } }, {}],
])('the wrong body %j is reported by its field, without its value', (wrong, details) => {
  const read = Form.safeParse({ ...good, ...wrong })
  expect(read.success).toBe(false)
  expect(read.error && wrongField(read.error)).toEqual(details)
})
