import type { PayloadRequest } from 'payload'
import type { ContractEvent, LifestyleAction, LifestyleContract } from '#contracts/lifestyle.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { billOf, billOn, mayOrderLenses, type Contract } from '#domain/lifestyle/contract.ts'
import { endAfterNotice, yearlyExchange } from '#domain/lifestyle/contract-days.ts'
import { contractStatuses, openActions } from '#domain/lifestyle/contract-states.ts'
import { lensesFrom } from '#domain/lifestyle/new-lenses.ts'
import { hasPerk } from '#domain/lifestyle/perks.ts'
import { monthlyOn, riseAhead } from '#domain/lifestyle/price-change.ts'
import { sumUntil } from '#domain/lifestyle/monthly-bill.ts'
import { withdrawableUntil } from '#domain/lifestyle/withdrawal.ts'
import { sumOf } from '#domain/invoices/invoice-ledger.ts'
import { today } from '#plugins/kit/clock.ts'
import { freeAhead } from '#plugins/ledger/free-months.ts'
import type { StoredCard } from '#plugins/payments/saved-card-repository.ts'
import { cardOf } from './card.ts'
import { planChoices } from './change-plan.ts'
import { documentsOf, type StoredContract } from './repository.ts'

/** A contract as its customer sees it. */
export async function contractView(req: PayloadRequest, stored: StoredContract): Promise<LifestyleContract> {
  const { number: id, version, plan, contract, glasses, signedOn } = stored
  const { status, activeFrom: startedOn, boundUntil, noticeOn, endsOn, isHeld, open } = contract
  const card = await cardOf(req, stored)
  const exchange = yearlyExchange(contract, today())
  const choices = await planChoices(req, stored)
  const mayChange = choices.some(({ opensOn }) => opensOn === null)
  const actions: LifestyleAction[] = [
    ...actionsOf(contract, exchange),
    ...(hasPerk(plan, 'lenses') && mayOrderLenses(contract, today()) ? ['new_lenses' as const] : []),
    ...(mayChange ? ['change_plan' as const] : []),
  ]
  const noticeable = actions.includes('give_notice')
  const endsIfNoticed = noticeable ? endAfterNotice(contract, today()) : null
  return {
    id,
    version,
    status,
    plan,
    signedOn,
    startedOn,
    boundUntil,
    noticeOn,
    endsOn,
    isHeld,
    endsIfNoticed,
    pairs: glasses.pairs.map(({ articleId, articleDescription, lenses, media, orderNumber }) => {
      return { articleId, articleDescription, lenses, media, orderNumber }
    }),
    wearer: glasses.wearer,
    monthly: monthlyOn(contract, plan, today()),
    rise: riseAhead(contract, today()),
    planChoices: choices,
    campaign: campaignOf(stored),
    exchange: exchange && { left: exchange.left, lastOrderOn: exchange.lastOrderOn, binds: exchange.binds },
    lensesFrom: hasPerk(plan, 'lenses') ? lensesAhead(contract) : null,
    withdrawableUntil: actions.includes('withdraw') ? withdrawableUntil(contract) : null,
    sumIfNoticed: endsIfNoticed === null ? null : sumIfNoticed(contract, endsIfNoticed),
    nextBill: await nextBill(req, stored),
    openBill: open && open.stage !== 'charging' ? openBill(contract, open) : null,
    card: card && cardView(card),
    documents: await documentsOf(req, id),
    events: eventsOf(stored),
    connected: stored.connected,
    actions,
  }
}

function lensesAhead({ lensesOn }: Contract): string | null {
  const from = lensesFrom(lensesOn)
  return from !== null && from > today() ? from : null
}

/** The campaign it was signed under, with the days that its prices have. */
function campaignOf({ plan: { campaign, monthly }, contract }: StoredContract): LifestyleContract['campaign'] {
  if (!campaign) return null
  const after = contract.prices.find(({ isAgreed }) => isAgreed)
  const until = after ? plusDays(after.from, -1) : null
  return { name: campaign.name, monthly: campaign.monthly, until, after: monthly }
}

/** What is still to be paid until a last day, with what is not billed yet. */
function sumIfNoticed(contract: Contract, lastDay: string): number | null {
  const { activeFrom, nextMonth } = contract
  if (activeFrom === null || nextMonth === null) return null
  return sumUntil({ ...contract, activeFrom }, `${nextMonth}-01`, lastDay)
}

async function nextBill(
  req: PayloadRequest,
  { number, customer, contract }: StoredContract,
): Promise<LifestyleContract['nextBill']> {
  const on = billOn(contract)
  const bill = on && contract.nextMonth ? billOf(contract, contract.nextMonth) : null
  if (!on || !bill) return null
  const sum = sumOf(bill.rows)
  if (bill.free) return { on, amount: bill.amount, free: sum - bill.amount }
  const asked = { subject: { kind: 'lifestyle' as const, number }, customer, period: bill.period, on, amount: sum }
  const free = (await freeAhead(req, asked))?.amount ?? 0
  return { on, amount: sum - free, free }
}

function openBill(contract: Contract, { month, nextAttemptOn }: NonNullable<Contract['open']>) {
  return { month, amount: billOf(contract, month)?.amount ?? 0, nextAttemptOn }
}

/** What the customer may do now by the state of the contract; `planChoices` says whether its plan can change. */
export function actionsOf(
  contract: Contract,
  exchange: ReturnType<typeof yearlyExchange>,
): Exclude<LifestyleAction, 'change_plan' | 'new_lenses'>[] {
  const { status, noticeOn, isHeld, open, underWay, activeFrom } = contract
  const allowed = openActions({ status, hasNotice: noticeOn !== null, isHeld })
  const mayExchange = exchange !== null && exchange.left > 0 && today() <= exchange.lastOrderOn && !underWay
  const can: Record<Exclude<LifestyleAction, 'change_plan' | 'new_lenses'>, boolean> = {
    exchange: allowed.includes('exchange') && mayExchange,
    give_notice: allowed.includes('give_notice'),
    take_back_notice: allowed.includes('take_back_notice'),
    change_card: status !== contractStatuses.terminated || open !== null,
    pay: open !== null && open.stage !== 'charging',
    connect: status === contractStatuses.active && !isHeld,
    withdraw: status === contractStatuses.active && today() <= (withdrawableUntil(contract) ?? ''),
    win_back: allowed.includes('win_back') && activeFrom !== null,
  }
  return (Object.keys(can) as (keyof typeof can)[]).filter((action) => can[action])
}

function cardView({ type: brand, lastDigits, expires }: StoredCard): LifestyleContract['card'] {
  // A bill of the month that goes on is charged in the next.
  return { brand, lastDigits, expires, expiresSoon: expires <= today().slice(0, 7) }
}

/** What has happened, and what will by what is known today, in the order of days. New prices are the rows that bills split by. */
function eventsOf({ events, contract }: StoredContract): ContractEvent[] {
  const { boundUntil, endsOn, status } = contract
  const past = events.map(({ on, what, amount = null }) => ({ on, what, amount }))
  const ahead: ContractEvent[] = [
    ...contract.prices
      .slice(1)
      .filter(({ from }) => !events.some(({ what, on }) => what === 'plan_changed' && on === from))
      .map(({ from, monthly }) => ({ what: 'new_price' as const, on: from, amount: monthly })),
    ...(boundUntil !== null && status === contractStatuses.active && boundUntil >= today()
      ? [{ what: 'binding_ends' as const, on: boundUntil, amount: null }]
      : []),
    ...(endsOn !== null && contract.activeFrom !== null ? [{ what: 'ends' as const, on: endsOn, amount: null }] : []),
  ]
  return [...past, ...ahead].toSorted((one, other) => one.on.localeCompare(other.on))
}
