import { describe, expect, test } from 'vitest'
import { resultId, type ResultKind } from '#domain/behavior/result-id.ts'
import { Positions, type ShopperEvent } from './positions.ts'

let minute = 0
const at = () => (minute += 1) * 60_000

function event(type: ShopperEvent['type'], person: string | null, items: string[], more: Partial<ShopperEvent> = {}) {
  return { type, person, items, result: null, at: at(), ...more } satisfies ShopperEvent
}
/** A card of an answer at a place. */
const card = (answer: string, position: number, kind: ResultKind = 'search') => ({
  result: resultId(kind, answer, position),
})

function rows(...events: ShopperEvent[]) {
  const positions = new Positions('search')
  for (const one of events) positions.add(one)
  return positions.rows()
}

describe('by position', () => {
  test('a card counts once as seen and once as clicked, however often it was', () => {
    const seen = event('element_visible', 'Aino', ['1'], card('a', 1))
    const click = event('click', 'Aino', ['1'], card('a', 1))
    expect(rows(seen, seen, click, click)).toEqual([{ position: 1, seen: 1, clicked: 1, cart: 0, bought: 0 }])
  })

  test('a click on a card that was not told as seen has seen it', () => {
    expect(rows(event('click', 'Aino', ['1'], card('a', 3)))).toEqual([
      { position: 3, seen: 1, clicked: 1, cart: 0, bought: 0 },
    ])
  })

  test('what somebody takes into the cart or buys after her click belongs to its place', () => {
    const found = rows(
      event('click', 'Aino', ['1'], card('a', 2)),
      event('click', 'Eero', ['1'], card('b', 1)),
      event('add_to_cart', 'Aino', ['1']),
      event('purchase', 'Aino', ['1', '9']),
      event('purchase', 'Aino', ['1']),
    )
    expect(found).toEqual([
      { position: 1, seen: 1, clicked: 1, cart: 0, bought: 0 },
      { position: 2, seen: 1, clicked: 1, cart: 1, bought: 1 },
    ])
  })

  test('nothing belongs to a click of somebody else, of another article, or of an earlier week', () => {
    const click = event('click', 'Aino', ['1'], card('a', 1))
    const late = event('purchase', 'Aino', ['1'], { at: click.at + 8 * 86_400_000 })
    const found = rows(click, event('purchase', 'Eero', ['1']), event('purchase', 'Aino', ['2']), late)
    expect(found).toMatchObject([{ cart: 0, bought: 0 }])
  })

  test('cards of another kind, and ids that are not ours, count nowhere', () => {
    const other = event('click', 'Aino', ['1'], card('a', 1, 'listing'))
    const foreign = event('click', 'Aino', ['1'], { result: 'something' })
    expect(rows(other, foreign)).toEqual([])
  })

  test('those far down are counted together', () => {
    const found = rows(event('click', null, ['1'], card('a', 11)), event('click', null, ['2'], card('a', 40)))
    expect(found).toEqual([{ position: 11, seen: 2, clicked: 2, cart: 0, bought: 0 }])
  })
})
