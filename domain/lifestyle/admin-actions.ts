import { adminActions, type AdminAction } from '#contracts/lifestyle-admin.ts'
import { Refusal } from '#domain/refusal.ts'
import { contractYear, yearlyExchange } from './contract-days.ts'
import { contractStatuses } from './contract-states.ts'
import { withdrawFrom } from './withdrawal.ts'
import { assertAllow, giveNotice, takeBackNotice, retryCard, type Contract } from './contract.ts'

/**
 * The contract after an action of staff on an ISO day. Throws where its state, or the rule of its customer, forbids it.
 */
export function runAdminAction(contract: Contract, action: AdminAction, today: string): Contract {
  switch (action) {
    case 'give_notice':
      return giveNotice(contract, today)
    case 'take_back_notice':
      return takeBackNotice(contract, today)
    case 'try_card':
      if (!contract.open || contract.open.stage === 'charging') throw new Refusal('lifestyle.not_allowed')
      return retryCard(contract, today)
    case 'forgive':
      return forgive(contract)
    case 'grant_exchange':
      return grantExchange(contract, today)
    case 'withdraw':
      return withdrawFrom(contract, today)
    case 'terminate':
      return terminate(contract, today)
  }
}

/** The actions that staff can perform now. */
export function openAdminActions(contract: Contract, today: string): AdminAction[] {
  return adminActions.filter((action) => {
    try {
      runAdminAction(contract, action, today)
      return true
    } catch (problem) {
      if (problem instanceof Refusal) return false
      throw problem
    }
  })
}

/** Asks no more for the month that could not be charged: a contract that waited goes on. Throws where none is stopped. */
export function forgive(contract: Contract): Contract {
  assertAllow(contract, 'go_on')
  if (contract.open?.stage !== 'stopped') throw new Refusal('lifestyle.not_allowed')
  return { ...contract, open: null, isHeld: false }
}

/**
 * Gives the exchange of this contract year anew, in place of the one that was ordered last: of glasses that the
 * customer cannot wear. Throws where it is unused, glasses are under way, its last order day is over, or the contract
 * gives none.
 */
export function grantExchange(contract: Contract, today: string): Contract {
  assertAllow(contract, 'exchange')
  const { activeFrom, yearFrom, exchangedOn, underWay } = contract
  const exchange = yearlyExchange(contract, today)
  if (activeFrom === null || underWay || !exchange || exchange.left > 0) throw new Refusal('lifestyle.not_allowed')
  if (today > exchange.lastOrderOn) throw new Refusal('lifestyle.exchange_too_late')
  const { from, to } = contractYear(yearFrom ?? activeFrom, today)
  const used = exchangedOn.findLast((day) => from <= day && day <= to)
  return { ...contract, exchangedOn: exchangedOn.filter((day) => day !== used) }
}

/** Ends it today, whatever binds it: its last days are billed as ever. Throws where glasses are under way, which must come to nothing first. */
export function terminate(contract: Contract, today: string): Contract {
  assertAllow(contract, 'terminate')
  if (contract.underWay) throw new Refusal('lifestyle.not_allowed')
  return {
    ...contract,
    status: contractStatuses.terminated,
    noticeOn: contract.noticeOn ?? today,
    endsOn: today,
  }
}
