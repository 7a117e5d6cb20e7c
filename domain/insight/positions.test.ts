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

describe('counting by position', () => {
  test('counts a card once as seen and once as clicked, however often it was', () => {
    const seen = event('element_visible', 'Aino', ['1'], card('a', 1))
    const click = event('click', 'Aino', ['1'], card('a', 1))
    expect(rows(seen, seen, click, click)).toEqual([{ position: 1, seen: 1, clicked: 1, cart: 0, bought: 0 }])
  })

  test('counts a click on a card that was not reported as seen as seen, too', () => {
    expect(rows(event('click', 'Aino', ['1'], card('a', 3)))).toEqual([
      { position: 3, seen: 1, clicked: 1, cart: 0, bought: 0 },
    ])
  })

  test('attributes a cart addition and a purchase after a click to the position that was clicked', () => {
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

  test('attributes nothing to a click by another person, on another article, or in an earlier week', () => {
    const click = event('click', 'Aino', ['1'], card('a', 1))
    const late = event('purchase', 'Aino', ['1'], { at: click.at + 8 * 86_400_000 })
    const found = rows(click, event('purchase', 'Eero', ['1']), event('purchase', 'Aino', ['2']), late)
    expect(found).toMatchObject([{ cart: 0, bought: 0 }])
  })

  test('ignores cards of another kind and unknown ids', () => {
    const other = event('click', 'Aino', ['1'], card('a', 1, 'listing'))
    const foreign = event('click', 'Aino', ['1'], { result: 'something' })
    expect(rows(other, foreign)).toEqual([])
  })

  test('counts all positions from the eleventh on together', () => {
    const found = rows(event('click', null, ['1'], card('a', 11)), event('click', null, ['2'], card('a', 40)))
    expect(found).toEqual([{ position: 11, seen: 2, clicked: 2, cart: 0, bought: 0 }])
  })
})
