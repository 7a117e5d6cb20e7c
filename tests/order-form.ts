import type { PurchaseForm } from '#contracts/checkout.ts'

/** An order form with this total shown, collected from a store. */
export function orderForm(shownTotal: number, differences: Partial<PurchaseForm> = {}): PurchaseForm {
  return {
    contact: { firstName: 'Aino', lastName: "O'Neill-Mäkelä", email: 'aino@example.com', phone: '040 123 4567' },
    address: { street: 'Mannerheimintie 1', zip: '00100', city: 'Helsinki' },
    delivery: { methodId: 119, storeId: 101 },
    paymentMethodId: 70,
    acceptsTerms: true,
    acknowledgesMadeToMeasure: true,
    shownTotal,
    ...differences,
  }
}
