import type { PayloadRequest } from 'payload'
import type { DeskDeed } from '#contracts/lifestyle-admin.ts'
import { doneByStaff } from '#domain/lifestyle/admin-actions.ts'
import { today } from '#plugins/kit/clock.ts'
import { changeContract, type ContractChange, type StoredContract } from './repository.ts'

/** Does what a customer asks for, or staff in her name: by one rule, so that of what both can do neither can do more. */
export function doDeed(
  req: PayloadRequest,
  { id, version }: { id: number; version: number },
  deed: DeskDeed,
  by?: ContractChange['by'],
): Promise<StoredContract> {
  return changeContract(req, id, (stored) => ({ ...changeBy(stored, deed), ...(by && { by }) }), version)
}

function changeBy({ contract: before, version }: StoredContract, deed: DeskDeed): ContractChange {
  const contract = doneByStaff(before, deed, today())
  const month = before.open?.month ?? ''
  switch (deed) {
    case 'give_notice':
      return {
        ...{ contract, events: [{ what: 'notice' }], tells: 'notice' },
        owes: [{ step: 'document', of: `notice.${version + 1}` }],
      }
    case 'take_back_notice':
      return { contract, events: [{ what: 'notice_taken_back' }], tells: 'notice_taken_back' }
    case 'try_card':
      return {
        ...{ contract, events: [{ what: 'card_tried' }], tells: 'card_tried' },
        owes: [{ step: 'retry', of: month }],
      }
    case 'forgive':
      return {
        ...{ contract, events: [{ what: 'forgiven' }], tells: 'forgiven' },
        owes: [{ step: 'writeOff', of: month }],
      }
    case 'grant_exchange':
      return { contract, events: [{ what: 'exchange_granted' }], tells: 'exchange_granted' }
    case 'withdraw':
      return {
        ...{ contract, events: [{ what: 'withdrawn' }], tells: 'withdrawn_from' },
        owes: [{ step: 'takeBack' }],
      }
    case 'terminate':
      return { contract, events: [{ what: 'terminated' }], tells: 'terminated' }
  }
}
