import type { CategoryId } from '#contracts/catalog.ts'
import type { ReleaseState } from '#contracts/releases.ts'
import { OPEN_STATES, statesBefore } from '#domain/releases/release-states.ts'
import type { FindPlannedPrices, PriceTarget } from '#plugins/catalog/planned-prices.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import {
  changeIf,
  findAll,
  findOne,
  type DocumentId,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import type { PageContent } from './page-content.ts'

/** The scheduled task that goes live with releases. */
export const TASK = 'releases'

export type Release = Stored<'releases'>

/** The content with which a release publishes a page: its draft as it was when it was planned. */
export interface PlannedContent {
  page: DocumentId
  content: PageContent
}

/** What a release has done with a page, and what it needs to take it back. */
export interface ReleasedPage {
  page: DocumentId
  /** What visitors saw before; null where they saw nothing. */
  before: PageContent | null
  /** When the newest version was saved that was seen before: a draft of then or since stays the newest. */
  seenAt: string | null
  /** `begun` may be cut off in its midst. `left`: an editor has changed the page meanwhile, so it stays as it is. */
  stage: 'begun' | 'done' | 'begun_back' | 'back' | 'left'
  /** The last change of the page as the release left it. */
  changedAt: string | null
}

/** The releases that have not ended, in the order in which they go live. */
export const openReleases = cached('releases', (context) =>
  findAll(context, 'releases', { state: { in: [...OPEN_STATES] } }, { sort: 'goesLiveAt' }),
)

/** The contents that a release publishes. */
export function contentsOf({ contents }: Pick<Release, 'contents'>): PlannedContent[] {
  return contents ?? []
}

/** What a release has done with pages so far. */
export function releasedBy({ released }: Pick<Release, 'released'>): ReleasedPage[] {
  return released ?? []
}

/** What a release prices. */
export function targetsOf({ prices }: Pick<Release, 'prices'>): PriceTarget[] {
  return (prices ?? []).map(({ article, articles, brand, category, channel, kind, amount, percent, isCampaign }) => ({
    articles: [...(article ? [article] : []), ...(articles ?? [])],
    brand: brand ?? null,
    category: (category ?? null) as CategoryId | null,
    channel,
    kind,
    amount: amount ?? null,
    percent: percent ?? null,
    isCampaign: isCampaign === true,
  }))
}

/** The code that a release gives, as it stands in the form; null where it gives none. */
export function codeOf({ givesCode, discount }: Pick<Release, 'givesCode' | 'discount'>) {
  if (!givesCode || !discount?.code) return null
  const { code, percent, amount, minimum } = discount
  const worth = percent ? { kind: 'percent' as const, value: percent } : { kind: 'amount' as const, value: amount ?? 0 }
  return { code, ...worth, minimum: minimum ?? 0 }
}

/** Whether it shows or gives words: a banner or a discount code. */
export function hasWords(release: Pick<Release, 'bannerText' | 'givesCode' | 'discount'>): boolean {
  return Boolean(release.bannerText) || codeOf(release) !== null
}

/** Whether nothing of the shop changes by it. */
export function changesNothing(release: Release): boolean {
  const { pages, prices, redirects, changesMenus } = release
  return !changesMenus && !hasWords(release) && [pages, prices, redirects].every((rows) => (rows ?? []).length === 0)
}

/** The prices of all releases that have not ended. */
export const findPlannedPrices: FindPlannedPrices = async (context) =>
  (await openReleases.read(context)).map((release) => ({
    release: release.ref ?? '',
    goesLiveAt: release.goesLiveAt,
    comesBackAt: release.comesBackAt ?? null,
    targets: targetsOf(release),
  }))

/** What the shop itself notes of a release. */
type Noted = Partial<Pick<Release, 'released' | 'wentLiveAt' | 'cameBackAt' | 'stoppedAt' | 'trouble'>>

/** Moves a release to a state that may follow its own, in one statement. Null when another process was first. */
export async function moveRelease(
  context: WithPayload,
  id: DocumentId,
  state: ReleaseState,
  noted: Noted = {},
): Promise<Release | null> {
  const isBefore = { and: [{ id: { equals: id } }, { state: { in: statesBefore(state) } }] }
  const moved = await changeIf(context, 'releases', isBefore, { ...noted, state, step: { $inc: 1 } })
  // Read again, since a guarded statement returns no lists.
  const release = await findOne(context, 'releases', { id: { equals: id } })
  // Also for a repeated call: a crash may have come between the two. A refused call writes nothing.
  if (moved || release?.state === state) await openReleases.invalidate(context)
  return moved && release
}

/** Notes how far a release is. Null when another process has gone further since it was read. */
export async function noteProgress(context: WithPayload, release: Release, noted: Noted): Promise<Release | null> {
  const step = release.step ?? 0
  const asRead = { and: [{ id: { equals: release.id } }, { step: { equals: step } }] }
  const changed = await changeIf(context, 'releases', asRead, { ...noted, step: step + 1 })
  return changed && { ...release, ...noted, step: step + 1 }
}

/** A moment at which a release changes the shop. */
interface Moment {
  id: DocumentId
  name: string
  what: 'goes_live' | 'comes_back' | 'now'
  /** ISO instant. */
  at: string
}

/** What goes live and comes back next, in the order of the moments. */
export function upcomingMoments(open: readonly Release[], most: number): Moment[] {
  const moments = open.flatMap(({ id, name, state, goesLiveAt, comesBackAt }): Moment[] => {
    const back = comesBackAt ? [{ id, name, what: 'comes_back' as const, at: comesBackAt }] : []
    if (state === 'planned') return [{ id, name, what: 'goes_live', at: goesLiveAt }, ...back]
    return state === 'live' ? back : [{ id, name, what: 'now', at: goesLiveAt }]
  })
  return moments.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).slice(0, most)
}

/** The releases that were not done, or not all of them, until staff delete them; the latest first. */
export function troubledReleases(context: WithPayload): Promise<Release[]> {
  return findAll(context, 'releases', { trouble: { exists: true } }, { sort: '-goesLiveAt' })
}
