import type { APIContext } from 'astro'
import { getContract, type LifestylePlan } from '#contracts/lifestyle.ts'
import { readWinback } from '#contracts/winback.ts'
import { CHOICE_MINUTES, CONTRACT_CHOICE_COOKIE } from '#domain/own-storage.ts'
import { asVisitor } from '#site/in-process.ts'
import { call } from '#site/shared/call.ts'
import type { InLanguage } from '#site/shared/language.ts'
import { pageQuery } from '#site/shared/page-query.ts'
import { pathTo } from '#site/shared/routes.ts'
import { seeOther } from '../forms/shop-form.ts'
import type { PageDeclaration, PageFacts } from '../routing/define-page.ts'
import { redirectTemporarily } from '../routing/redirect.ts'
import { gateFor } from './account-gate.ts'
import { offeredPlans } from './offered-plans.ts'

/** What glasses are being chosen for: a contract that is to be signed, or one that gets new glasses. */
export interface ContractChoice {
  plan: LifestylePlan
  /** The plans that could be signed instead; none for a contract that gets new glasses. */
  plans: LifestylePlan[]
  /** The contract that gets new glasses; null where one is to be signed. */
  contract: number | null
  /** As the address names it, which every step carries: a plan, the number of a contract, or the token of its offer. */
  named: string
  /** The page on which the choice ends. */
  end: string
}

type Page = Pick<APIContext, 'request' | 'locals' | 'url' | 'cookies'>

/** In place of a contract: the choice is left. */
const LEFT = 'ei'

/** A page of goods, which is the reader's own while glasses are chosen for a contract. */
export function choicePage(facts: PageFacts): PageDeclaration {
  return ({ url }) =>
    url.searchParams.has(pageQuery.contract)
      ? { ...facts, visibility: 'personal', indexed: false, cached: false }
      : facts
}

/**
 * What glasses are being chosen for by this address; undefined where they are bought. A reader who is not signed in is
 * sent to sign in for a contract of their own, and one that takes no new glasses leads to its page. The session remembers
 * a contract that gets new glasses until the choice is left.
 */
export async function contractChoice(page: Page): Promise<ContractChoice | Response | undefined> {
  const named = page.url.searchParams.get(pageQuery.contract)
  if (named === null) return undefined
  if (named === LEFT) {
    page.cookies.delete(CONTRACT_CHOICE_COOKIE, { path: '/' })
    return redirectTemporarily(withoutChoice(page.url))
  }
  const choice = await choiceOf(page, named)
  if (!(choice instanceof Response) && choice.contract !== null) {
    const secure = page.url.protocol === 'https:'
    const stored = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: CHOICE_MINUTES * 60 } as const
    page.cookies.set(CONTRACT_CHOICE_COOKIE, named, stored)
  }
  return choice
}

/**
 * The contract for which glasses were being chosen before a page that does not name it, such as one of the menu. Left
 * once it takes no new glasses.
 */
export async function unfinishedChoice(page: Page): Promise<ContractChoice | undefined> {
  const named = page.cookies.get(CONTRACT_CHOICE_COOKIE)?.value
  if (!named || page.url.searchParams.has(pageQuery.contract)) return undefined
  const choice = await choiceOf(page, named)
  if (!(choice instanceof Response)) return choice
  page.cookies.delete(CONTRACT_CHOICE_COOKIE, { path: '/' })
  return undefined
}

async function choiceOf(page: Page, named: string): Promise<ContractChoice | Response> {
  if (/^\d{8}$/.test(named)) return exchangeOf(page, named)
  if (named.length > 40) return winbackOf(page, named)
  const plans = await offeredPlans(page)
  const plan = plans.find(({ id }) => id === named)
  if (!plan) return redirectTemporarily(withoutChoice(page.url))
  return { plan, plans, contract: null, named, end: `${pathTo(page, 'sign_lifestyle')}?${pageQuery.plan}=${plan.id}` }
}

async function exchangeOf(page: Page, named: string): Promise<ContractChoice | Response> {
  const found = await call(getContract, { id: Number(named) }, asVisitor(page.request))
  if (!found.ok) return gateFor(page, found.failure) ?? redirectTemporarily(withoutChoice(page.url))
  const { plan, actions, exchange } = found.value.contract
  const own = pathTo(page, 'glasses_subscription', { subscriptionId: named })
  const mayExchange = actions.includes('exchange') && exchange?.left === 1
  if (!mayExchange && !actions.includes('new_lenses')) return seeOther(own)
  // New lenses are ordered among the perks, also once the exchange is used up.
  const perks = pathTo(page, 'glasses_perks', { subscriptionId: named })
  return { plan, plans: [], contract: Number(named), named, end: mayExchange ? `${own}#exchange-title` : perks }
}

async function winbackOf(page: Page, named: string): Promise<ContractChoice | Response> {
  const end = `${pathTo(page, 'winback')}?${pageQuery.offer}=${encodeURIComponent(named)}`
  const read = await call(readWinback, { token: named }, asVisitor(page.request))
  if (!read.ok || read.value.offer.state === 'taken') return seeOther(end)
  const { plan, id } = read.value.offer
  return { plan, plans: [], contract: id, named, end }
}

/** Whether a page that a reader signs in for is one on the way to a contract. */
export function leadsToContract(page: InLanguage, next: string): boolean {
  const { pathname, searchParams } = new URL(next, 'http://shop')
  const own = [pathTo(page, 'sign_lifestyle'), pathTo(page, 'winback')].map((path) => encodeURI(path))
  return searchParams.has(pageQuery.contract) || own.some((path) => pathname.endsWith(path))
}

/** A path with what glasses are being chosen for. */
export function withChoice(path: string, choice: Pick<ContractChoice, 'named'> | undefined): string {
  if (!choice) return path
  return `${path}${path.includes('?') ? '&' : '?'}${pageQuery.contract}=${encodeURIComponent(choice.named)}`
}

/** The same page with the choice left, also by the session. */
export function leavingChoice(url: URL): string {
  return withChoice(withoutChoice(url), { named: LEFT })
}

/** The same page without the choice. */
export function withoutChoice({ pathname, searchParams }: URL): string {
  const left = new URLSearchParams(searchParams)
  left.delete(pageQuery.contract)
  return left.size > 0 ? `${pathname}?${left}` : pathname
}
