import type { PayloadRequest } from 'payload'
import type { RefusalCode } from '#contracts/refusals.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { redirectProblem } from '#domain/pages/redirects.ts'
import { comesBackTooEarly, momentProblem } from '#domain/releases/moment-problem.ts'
import { overlapping, type Reach } from '#domain/releases/overlap.ts'
import { articlesPriced, nameOf, readPriceRows, type PricedArticle } from '#plugins/catalog/planned-prices.ts'
import { isCodeTaken } from '#plugins/discounts/repository.ts'
import { asOf } from '#plugins/kit/requests/shown-at.ts'
import { findOne, type DocumentId, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { unclearVersion } from '../content/agreements.ts'
import { checkContent, sentenceFor } from '../content/check-page.ts'
import { readRedirects, redirectSentences, targetsOf as redirectTargets } from '../content/redirects.ts'
import { whatIsAt } from '../content/resolve-path.ts'
import type { PageContent } from '../schedule/page-content.ts'
import {
  changesNothing,
  codeOf,
  contentsOf,
  hasWords,
  openReleases,
  targetsOf,
  type Release,
} from '../schedule/repository.ts'

/** What is wrong with a release, and at which of its fields. */
export interface ReleaseProblem {
  path: string
  code: RefusalCode
  details: Record<string, string>
}

interface Asked {
  /** The release as it is stored; null for a new one. */
  before: Release | null
  /** Whether a member of staff who may not change agreements saves it. */
  isMarketer: boolean
  /** ISO instant. */
  now: string
}

/** Everything that keeps a release from being saved. Of one that is live only its end is still open. */
export async function releaseProblems(
  context: PayloadRequest,
  release: Release,
  { before, isMarketer, now }: Asked,
): Promise<ReleaseProblem[]> {
  const moments = problemsWithMoments(release, before, now)
  if (moments.length > 0) return moments
  if (before && before.state !== 'planned') return problemsWithOthers(context, release)
  return [
    ...problemsWithRows(release),
    ...(await problemsWithPages(context, release, { isMarketer })),
    ...(await problemsWithPrices(context, release)),
    ...(await problemsWithCode(context, release)),
    ...(await problemsWithRedirects(context, release)),
    ...(await problemsWithOthers(context, release)),
  ]
}

/** What keeps a release from going live now, though it could be planned. */
export async function problemsNow(context: PayloadRequest, release: Release, now: string): Promise<ReleaseProblem[]> {
  const due = { ...release, goesLiveAt: now }
  return [
    ...(await problemsWithPages(context, due, {})),
    ...(await problemsWithCode(context, due)),
    ...(await problemsWithRedirects(context, due)),
  ]
}

function problemsWithMoments(release: Release, before: Release | null, now: string): ReleaseProblem[] {
  const { goesLiveAt, comesBackAt } = release
  const isNew = (name: 'goesLiveAt' | 'comesBackAt') => release[name] !== before?.[name]
  const problems = (['goesLiveAt', 'comesBackAt'] as const).flatMap((path): ReleaseProblem[] => {
    const moment = release[path]
    const code = isNew(path) && moment ? momentProblem(moment, now) : undefined
    return code ? [{ path, code, details: {} }] : []
  })
  if (problems.length === 0 && comesBackTooEarly(goesLiveAt, comesBackAt))
    return [{ path: 'comesBackAt', code: 'release.comes_back_too_early', details: {} }]
  return problems
}

function problemsWithRows(release: Release): ReleaseProblem[] {
  // What has no end would stay, and no list would show it.
  if (hasWords(release) && !release.comesBackAt)
    return [{ path: 'comesBackAt', code: 'release.needs_end', details: {} }]
  return changesNothing(release) ? [{ path: 'pages', code: 'release.empty', details: {} }] : []
}

/** A page is checked beside all others of its release, as they will be at its moment. */
async function problemsWithPages(
  context: PayloadRequest,
  release: Release,
  { isMarketer = false }: { isMarketer?: boolean },
): Promise<ReleaseProblem[]> {
  const at = release.goesLiveAt
  const then = asOf(context, at, { checkedRelease: { ...release, state: 'planned' } })
  const contents = new Map(contentsOf(release).map((one) => [String(one.page), one.content]))
  const seen = new Set<string>()
  const problems: ReleaseProblem[] = []
  for (const [index, { page, action }] of (release.pages ?? []).entries()) {
    const path = `pages.${index}.page`
    const stored = await findOne(context, 'pages', { id: { equals: page } }, ['title', 'kind', 'deletedAt'])
    const name = stored?.title ?? ''
    const found = (code: RefusalCode, value = '') => problems.push({ path, code, details: { name, value } })
    if (!stored || stored.deletedAt) found('release.page_gone')
    else if (seen.has(String(page))) found('release.page_twice')
    else {
      const content = contents.get(String(page))
      const isAgreement = [stored.kind, content?.kind].includes('agreement')
      if (isAgreement && isMarketer) found('release.agreement_not_yours')
      else if (isAgreement && release.comesBackAt) found('release.agreement_comes_back')
      else if (action === 'publish') {
        const sentence = await whyUnfit(context, then, { page, content, at })
        if (sentence) found('release.page_unfit', sentence)
      }
    }
    seen.add(String(page))
  }
  return problems
}

/** The first sentence of what keeps a page from being published at an instant. */
async function whyUnfit(
  req: PayloadRequest,
  then: WithPayload,
  { page, content, at }: { page: DocumentId; content: PageContent | undefined; at: string },
): Promise<string | undefined> {
  if (!content) return undefined
  const [error] = (await checkContent(req, page, content, then)).filter(({ level }) => level === 'error')
  if (error) return sentenceFor(req, error)
  return content.kind === 'agreement' ? unclearVersion(then, page, content, helsinkiDay(at)) : undefined
}

async function problemsWithPrices(context: WithPayload, release: Release): Promise<ReleaseProblem[]> {
  const rows = (release.prices ?? []).map(({ article, articles, brand, category, channel, kind }) => {
    const target = article ?? (brand ? `brand ${brand}` : category)
    return [target ?? (articles ?? []).toSorted().join(), channel, kind].join(' ')
  })
  const priced = await pricedIn(context, release)
  const twice = rows.findIndex((row, index) => rows.indexOf(row) !== index)
  const problems: ReleaseProblem[] = []
  if (twice >= 0) {
    const row = release.prices?.[twice]
    const name = priced.find(({ article }) => String(article) === String(row?.article))?.title ?? ''
    problems.push({ path: `prices.${twice}.article`, code: 'release.price_twice', details: { name } })
  }
  for (const [index, { article, articles, channel, kind }] of (release.prices ?? []).entries())
    for (const one of article ? [article] : (articles ?? [])) {
      const own = priced.find((each) => nameOf(each) === nameOf({ article: one, channel, kind }))
      const path = `prices.${index}.${article ? 'article' : 'articles'}`
      if (own && own.rows.length === 0)
        problems.push({ path, code: 'release.price_missing', details: { name: own.title } })
    }
  return problems
}

/** A code is of one campaign: what another has made stays as it is. */
async function problemsWithCode(context: WithPayload, release: Release): Promise<ReleaseProblem[]> {
  const code = codeOf(release)?.code
  if (!code || !(await isCodeTaken(context, code, release.ref ?? null))) return []
  return [{ path: 'discount.code', code: 'release.code_taken', details: { name: code } }]
}

async function problemsWithRedirects(context: WithPayload, release: Release): Promise<ReleaseProblem[]> {
  const rows = release.redirects ?? []
  const targets = await redirectTargets(asOf(context, release.goesLiveAt, { checkedRelease: release }), rows)
  const { redirects: lasting } = await readRedirects(context)
  const own = rows.map(({ from }, index) => ({ from, to: targets[index] ?? null }))
  const problems: ReleaseProblem[] = []
  for (const [index, redirect] of own.entries()) {
    const others = [...lasting.filter(({ from }) => own.every((one) => one.from !== from)), ...own]
    const problem = redirectProblem(redirect, others)
    const found = problem ? undefined : await whatIsAt(context, redirect.from)
    const value = problem ? redirectSentences[problem] : found && `siinä on ${found}.`
    const details = { name: redirect.from, value: value ?? '' }
    if (value) problems.push({ path: `redirects.${index}.from`, code: 'release.redirect_unfit', details })
  }
  return problems
}

async function problemsWithOthers(context: WithPayload, release: Release): Promise<ReleaseProblem[]> {
  const others = (await openReleases.read(context)).filter(({ id }) => String(id) !== String(release.id))
  const met = overlapping(
    await reachOf(context, release),
    await Promise.all(others.map((other) => reachOf(context, other))),
  )
  if (!met) return []
  const details = { name: met.other.name, value: await wordsFor(context, met.touched) }
  return [{ path: 'goesLiveAt', code: 'release.overlaps', details }]
}

/** What of the shop a release changes, and when. */
async function reachOf(context: WithPayload, release: Release): Promise<Reach> {
  const { name, goesLiveAt, comesBackAt, pages, redirects, changesMenus, bannerText } = release
  const code = codeOf(release)?.code
  const touches = [
    ...(pages ?? []).map(({ page }) => `page ${page}`),
    ...(changesMenus ? ['menus'] : []),
    ...(bannerText ? ['banner'] : []),
    ...(code ? [`code ${code}`] : []),
    ...(redirects ?? []).map(({ from }) => `redirect ${from}`),
    ...(await articlesPriced(context, targetsOf(release), new Map())).map((one) => `price ${nameOf(one)}`),
  ]
  return { name, goesLiveAt, comesBackAt: comesBackAt ?? null, touches }
}

async function pricedIn(context: WithPayload, release: Release): Promise<PricedArticle[]> {
  const targets = targetsOf(release)
  return targets.length === 0 ? [] : articlesPriced(context, targets, await readPriceRows(context))
}

/** What two releases would change at once, as staff know it. */
async function wordsFor(context: WithPayload, touched: string): Promise<string> {
  const [kind = '', name = ''] = touched.split(' ')
  if (kind === 'menus') return 'valikot'
  if (kind === 'banner') return 'tiedote'
  if (kind === 'code') return `koodi ${name}`
  if (kind === 'redirect') return `osoite ${name}`
  const collection = kind === 'page' ? 'pages' : 'articles'
  const id = kind === 'page' ? name : (name.split(':')[0] ?? '')
  const found = await findOne(context, collection, { id: { equals: id } }, ['title'])
  return kind === 'page' ? `sivu ”${found?.title}”` : `tuotteen ”${found?.title}” hinta`
}
