import { describe, expect, test } from 'vitest'
import { aimOf, betweenViews, moveOfKey, movedView, NAMED_VIEWS } from './viewpoint.ts'

describe('a viewpoint', () => {
  test.each([
    [{ turn: 10 }, { turn: 10, rise: 7, zoom: 1 }],
    [{ turn: 190 }, { turn: -170, rise: 7, zoom: 1 }],
    [{ rise: 200 }, { turn: 0, rise: 88, zoom: 1 }],
    [{ rise: -200 }, { turn: 0, rise: -4, zoom: 1 }],
    [{ zoom: 2 }, { turn: 0, rise: 7, zoom: 2 }],
    [{ zoom: 100 }, { turn: 0, rise: 7, zoom: 4 }],
    [{ zoom: 0.01 }, { turn: 0, rise: 7, zoom: 0.7 }],
  ])('is moved from the front by %o to %o', (by, viewpoint) => {
    expect(movedView(NAMED_VIEWS.front, by)).toEqual(viewpoint)
  })

  test('turns to another the shorter way around', () => {
    const [from, to] = [
      { turn: 170, rise: 0, zoom: 1 },
      { turn: -170, rise: 40, zoom: 2 },
    ]
    expect(betweenViews(from, to, 0.5)).toEqual({ turn: -180, rise: 20, zoom: 1.5 })
    expect(betweenViews(from, to, 1)).toEqual(to)
  })

  test('shows the front as the frame’s picture does, and closer with zoom', () => {
    expect(aimOf(NAMED_VIEWS.front)).toEqual({ turn: 0, rise: 7, span: 175, at: [0, 19, 0] })
    expect(aimOf({ ...NAMED_VIEWS.front, zoom: 2 }).span).toBe(87.5)
  })

  test.each(['side', 'above'] as const)('shows from %s the longest temples of 150 mm in full', (view) => {
    expect(aimOf(NAMED_VIEWS[view]).span).toBeGreaterThan(view === 'side' ? 200 : 150 * (1180 / 760))
  })

  test.each(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-'])('is moved by the key %s', (key) => {
    expect(movedView({ turn: 0, rise: 20, zoom: 1 }, moveOfKey(key) ?? {})).not.toEqual({ turn: 0, rise: 20, zoom: 1 })
  })

  test('is not moved by other keys', () => {
    expect(moveOfKey('a')).toBeUndefined()
  })
})
