import type { InvoiceStatus, StaffInvoiceStatus } from '#contracts/invoices.ts'
import { Refusal } from '#domain/refusal.ts'

/**
 * The states an invoice may take next (specification §4). `payment_in_progress`: the payer is at the provider;
 * `payment_reserved`: the provider has the payment and has not decided. `ended`: credited or given up; `transferred`:
 * sold to another company, which collects it. What is paid to either goes back.
 */
const NEXT: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  not_paid: [
    'payment_in_progress',
    'payment_reserved',
    'partly_paid',
    'paid',
    'in_collection',
    'returned_for_faulty_address',
    'transferred',
    'ended',
  ],
  partly_paid: [
    'payment_in_progress',
    'payment_reserved',
    'paid',
    'in_collection',
    'returned_for_faulty_address',
    'transferred',
    'ended',
  ],
  payment_in_progress: [
    'payment_reserved',
    'not_paid',
    'partly_paid',
    'paid',
    'in_collection',
    'returned_for_faulty_address',
    'ended',
  ],
  payment_reserved: [
    'payment_in_progress',
    'not_paid',
    'partly_paid',
    'paid',
    'in_collection',
    'returned_for_faulty_address',
    'ended',
  ],
  in_collection: ['not_paid', 'partly_paid', 'payment_in_progress', 'payment_reserved', 'paid', 'transferred', 'ended'],
  returned_for_faulty_address: [
    'not_paid',
    'partly_paid',
    'payment_in_progress',
    'payment_reserved',
    'paid',
    'in_collection',
    'transferred',
    'ended',
  ],
  paid: ['ended'],
  transferred: [],
  ended: [],
}

/** Whether an invoice may go from one state to another; staying is no step. */
export function invoiceMayBecome(from: InvoiceStatus, to: InvoiceStatus): boolean {
  return NEXT[from].includes(to)
}

/** The states that staff may give an invoice that stands in this one. */
export function staffStates(from: InvoiceStatus): StaffInvoiceStatus[] {
  const given: StaffInvoiceStatus[] = [
    'not_paid',
    'in_collection',
    'returned_for_faulty_address',
    'transferred',
    'ended',
  ]
  const isUndone = from === 'in_collection' || from === 'returned_for_faulty_address'
  const isPaying = from === 'payment_in_progress' || from === 'payment_reserved'
  if (from === 'paid' || isPaying) return []
  return given.filter((to) => (to === 'not_paid' ? isUndone : invoiceMayBecome(from, to)))
}

/** Throws where staff may not give an invoice this state. */
export function assertMoveInvoice(from: InvoiceStatus, to: StaffInvoiceStatus): void {
  if (!staffStates(from).includes(to)) throw new Refusal('invoice.step_not_allowed')
}
