import type { PayloadRequest } from 'payload'
import type { AdminAction } from '#contracts/lifestyle-admin.ts'
import { runAdminAction } from '#domain/lifestyle/admin-actions.ts'
import { today } from '#plugins/kit/clock.ts'
import { changeContract, type ContractChange, type StoredContract } from './repository.ts'

/**
 * Applies an action that the customer asks for, or staff on the customer's behalf. Both go through one rule, so neither
 * can do more than the other.
 */
export function doAction(
  req: PayloadRequest,
  { id, version }: { id: number; version: number },
  action: AdminAction,
  by?: ContractChange['by'],
): Promise<StoredContract> {
  return changeContract(req, id, (stored) => ({ ...changeBy(stored, action), ...(by && { by }) }), version)
}

function changeBy({ contract: before, version }: StoredContract, action: AdminAction): ContractChange {
  const contract = runAdminAction(before, action, today())
  const month = before.open?.month ?? ''
  switch (action) {
    case 'give_notice':
      return {
        contract,
        events: [{ what: 'notice' }],
        notice: 'notice',
        steps: [{ step: 'document', of: `notice.${version + 1}` }],
      }
    case 'take_back_notice':
      return { contract, events: [{ what: 'notice_taken_back' }], notice: 'notice_taken_back' }
    case 'try_card':
      return {
        contract,
        events: [{ what: 'card_tried' }],
        notice: 'card_tried',
        steps: [{ step: 'retry', of: month }],
      }
    case 'forgive':
      return {
        contract,
        events: [{ what: 'forgiven' }],
        notice: 'forgiven',
        steps: [{ step: 'writeOff', of: month }],
      }
    case 'grant_exchange':
      return { contract, events: [{ what: 'exchange_granted' }], notice: 'exchange_granted' }
    case 'withdraw':
      return {
        contract,
        events: [{ what: 'withdrawn' }],
        notice: 'withdrawn_from',
        steps: [{ step: 'takeBack' }],
      }
    case 'terminate':
      return { contract, events: [{ what: 'terminated' }], notice: 'terminated' }
  }
}
