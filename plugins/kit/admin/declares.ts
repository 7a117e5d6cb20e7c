import type { Where } from 'payload'
import type { RetentionName } from '#domain/retention-periods.ts'

/**
 * Who may call a route. `staff` means every member, `admin` admins alone; the other roles of staff mean those who may do
 * what the role does: `order-handler` and `editor` with admins, `marketer` with editors and admins; `store-staff` plan the
 * exams of their own store, and admins those of every one.
 */
export type May =
  | ('anyone' | 'shopper' | 'customer' | 'strong-customer' | 'store' | 'representative' | 'nobody')
  | (
      | 'staff'
      | 'order-handler'
      | 'order-reader'
      | 'prescription-staff'
      | 'customer-staff'
      | 'optician'
      | 'customer-service'
      | 'exam-staff'
      | 'pickup-staff'
      | 'store-mode-staff'
    )
  | ('editor' | 'form-reader' | 'marketer' | 'store-staff' | 'admin')

/** What a collection says of itself beside its fields. The laws in `tests/` read it here and hold the collection to it. */
export interface Declared {
  /** Who may do what with its documents through the REST that Payload makes. */
  may: Record<'read' | 'create' | 'update' | 'delete', May>
  /**
   * Who exports and deletes what it holds of a customer (`customerRecords`), why that is not needed, or that it
   * holds nothing of customers.
   */
  ofCustomers: { storedBy: string } | { because: string } | 'nothing'
  /** Fields that no caller reads, however it is asked for. */
  sealed?: readonly string[]
  /**
   * The periods after which its documents are deleted, each with a condition on those whose period ended by this
   * instant (ISO); `apart` if a task of the subject deletes, because more than whole documents goes.
   */
  forgotten?: Partial<Record<RetentionName, ((before: string) => Where) | 'apart'>>
}

/** Rights of a collection that the shop alone reads and writes. */
export const NO_ACCESS: Declared['may'] = { read: 'nobody', create: 'nobody', update: 'nobody', delete: 'nobody' }

/** Rights of a collection that staff who may `read` and the shop alone writes. */
export const readOnly = (read: May): Declared['may'] => ({ ...NO_ACCESS, read })

/** `custom:` of a collection. */
export const declares = (declared: Declared) => ({ declared })
