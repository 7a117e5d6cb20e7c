import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import type { PriceRiseChange, PriceRiseTarget } from '#contracts/price-rises.ts'
import type { RaisedArticle, RaisedPlan } from '#domain/subscriptions/price-rise.ts'
import { namedHook } from '#plugins/kit/hook.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'

export type PriceRise = Stored<'price-rises'>

/** What becomes dearer: articles that are sold by subscription, or a plan of glasses by the month. */
export interface Raised {
  articles: readonly RaisedArticle[]
  plan?: RaisedPlan | null | undefined
}

/** A subject whose contracts become dearer by a rise. Everything may be called again for one rise. */
export interface RaisesPrices {
  /** What would become dearer; nothing where nothing would. */
  raisedBy: (req: PayloadRequest, asked: { target: PriceRiseTarget; change: PriceRiseChange }) => Promise<Raised>
  /** Cents by which each contract rises that is concerned, a delivery or a month. It changes nothing. */
  risesBy: (req: PayloadRequest, raised: Raised, startsOn: string) => AsyncIterable<Cents>
  /** Announces the rise to every customer concerned, one letter each, for as long as the rise stands. */
  notify: (req: PayloadRequest, rise: PriceRise, stands: () => Promise<boolean>) => Promise<void>
  /** Notifies those to whom the rise was announced that the price does not rise. */
  takeBack: (req: PayloadRequest, rise: PriceRise) => Promise<void>
  /** The new price for who begins from now on. */
  raise: (req: PayloadRequest, rise: PriceRise) => Promise<void>
}

/** What a rise is of. */
type Kind = 'lenses' | 'glasses'

/** The subjects whose contracts become dearer. */
export const risingContracts = namedHook<RaisesPrices, Kind>('rising contracts')

/** The subject of a rise that is asked for, or was planned. */
export function raiserOf(req: PayloadRequest, rise: { target: PriceRiseTarget } | Raised): RaisesPrices {
  const isPlan = 'target' in rise ? 'planId' in rise.target : Boolean(rise.plan)
  const found = risingContracts.get(req, isPlan ? 'glasses' : 'lenses')
  if (!found) throw new Error('Nobody raises these prices')
  return found
}
