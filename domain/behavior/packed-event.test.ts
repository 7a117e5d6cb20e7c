import { expect, test } from 'vitest'
import fc from 'fast-check'
import { EventType } from '#contracts/provider/events.ts'
import { MOST_ITEMS, packedEvent, unpackedEvent, type StoredEvent } from './packed-event.ts'

const texts = fc.option(fc.string({ maxLength: 40 }))
const events: fc.Arbitrary<StoredEvent> = fc.record({
  at: fc.nat(),
  type: fc.constantFrom(...EventType.options),
  id: fc.string(),
  person: texts,
  items: fc.array(fc.oneof(fc.string(), fc.nat().map(String)), { maxLength: MOST_ITEMS }),
  result: texts,
  group: texts,
})

test('an unpacked event equals the one that was packed', () => {
  fc.assert(
    fc.property(events, (event) => {
      expect(unpackedEvent(packedEvent(event))).toEqual(event)
    }),
  )
})

test('stores ten articles of a page about a hundred, and an event of the shop takes less than 200 bytes', () => {
  const items = Array.from({ length: 100 }, (_, at) => String(104_000 + at))
  const uuid = '0b9f8f0e-8f5e-4c58-9f36-2f1d7a4c9b11'
  const event: StoredEvent = {
    at: 1_795_000_000_000,
    type: 'page_view',
    id: uuid,
    person: uuid,
    items,
    result: null,
    group: null,
  }
  expect(unpackedEvent(packedEvent(event)).items).toEqual(items.slice(0, 10))
  expect(JSON.stringify(packedEvent(event)).length).toBeLessThan(200)
})
