import { readResultId, type ResultKind } from '../behavior/result-id.ts'
import type { BehaviorEvent } from '#domain/behavior/behavior-event.ts'

/** An event as figures need it, with the instant (ms) it came. */
export type ShopperEvent = Pick<BehaviorEvent, 'type' | 'person' | 'items' | 'result'> & { at: number }

/** What became of the cards that stood at one position. */
export interface PositionFigures {
  /** From 1. The last row counts everything from there on. */
  position: number
  /** Cards that were seen. */
  seen: number
  /** Cards that were clicked. */
  clicked: number
  /** Of those, cards whose article went into the cart within a week. */
  cart: number
  /** And that was bought within a week. */
  bought: number
}

/** Positions from here on are counted together. */
const LAST = 11
/** A purchase belongs to a click that is not older. */
const WEEK_MS = 7 * 86_400_000
/** Clicks that wait for a purchase at once at most; the oldest is dropped first. */
const MOST_CLICKS = 100_000

/** Counts cards by position, from events in the order in which they came. */
export class Positions {
  readonly #kind: ResultKind
  readonly #rows = new Map<number, Record<'seen' | 'clicked' | 'cart' | 'bought', Set<string>>>()
  /** The last click of a person on an article. */
  readonly #clicks = new Map<string, { card: string; position: number; at: number }>()

  constructor(kind: ResultKind) {
    this.#kind = kind
  }

  add({ type, person, items, result, at }: ShopperEvent): void {
    const shown = result === null ? null : readResultId(result)
    if (result !== null && shown?.kind === this.#kind) {
      this.#rowOf(shown.position).seen.add(result)
      if (type === 'click' || type === 'ws_click') {
        this.#rowOf(shown.position).clicked.add(result)
        for (const item of items) this.#noteClick([person, item], { card: result, position: shown.position, at })
      }
    }
    if (type !== 'add_to_cart' && type !== 'purchase') return
    for (const item of items) {
      const click = this.#clicks.get(JSON.stringify([person, item]))
      if (!click || at - click.at > WEEK_MS) continue
      this.#rowOf(click.position)[type === 'purchase' ? 'bought' : 'cart'].add(click.card)
    }
  }

  rows(): PositionFigures[] {
    return [...this.#rows]
      .toSorted(([one], [other]) => one - other)
      .map(([position, { seen, clicked, cart, bought }]) => ({
        position,
        seen: seen.size,
        clicked: clicked.size,
        cart: cart.size,
        bought: bought.size,
      }))
  }

  #noteClick(who: [person: string | null, item: string], click: { card: string; position: number; at: number }): void {
    if (who[0] === null) return
    const key = JSON.stringify(who)
    this.#clicks.delete(key)
    this.#clicks.set(key, click)
    const [oldest] = this.#clicks.keys()
    if (this.#clicks.size > MOST_CLICKS && oldest !== undefined) this.#clicks.delete(oldest)
  }

  #rowOf(position: number) {
    const at = Math.min(position, LAST)
    const row = this.#rows.get(at) ?? { seen: new Set(), clicked: new Set(), cart: new Set(), bought: new Set() }
    this.#rows.set(at, row)
    return row
  }
}
